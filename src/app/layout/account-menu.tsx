import { LogOut } from "lucide-react";
import { lazy } from "react";
import { useLogout } from "@/app/layout/use-logout";
import { type AuthUser, nameOf } from "@/auth/auth-user";
import { readUnsentProfile } from "@/auth/unsent-profile";
import { Avatar } from "@/components/avatar";
import { Disclosure } from "@/components/disclosure";
import { LatePart } from "@/components/late-part";
import { tooltip } from "@/components/tooltip-anchor";

/** Few have one. */
const UnsentProfileOffer = lazy(async () => ({
  default: (await import("@/app/unsent-profile-offer")).UnsentProfileOffer,
}));

export interface AccountMenuProps {
  user: AuthUser;
}

/** The signed-in person's photo, and a menu with Logout. */
export function AccountMenu({ user }: AccountMenuProps) {
  const logout = useLogout();
  const name = nameOf(user);
  const unsentProfile = readUnsentProfile(user.uid);
  return (
    <Disclosure
      trigger={
        <>
          <Avatar name={name} photoUrl={user.photoURL ?? ""} />
          <span className="sr-only">{name}</span>
        </>
      }
      triggerProps={tooltip(name)}
      triggerClassName="block size-11"
      panelClassName="packet absolute end-0 top-full z-40 mt-2 w-64 gap-3 p-4 [&[hidden]]:hidden"
    >
      <div>
        <p className="font-semibold" dir="auto">
          {name}
        </p>
        <p className="text-ink-soft text-sm">{user.email}</p>
      </div>
      {unsentProfile !== null && (
        <LatePart>
          <UnsentProfileOffer uid={user.uid} stored={unsentProfile} />
        </LatePart>
      )}
      <button type="button" className="btn btn-outline min-h-touch" onClick={() => void logout()}>
        <LogOut aria-hidden="true" size={18} />
        Logout
      </button>
    </Disclosure>
  );
}
