import { LogOut } from "lucide-react";
import { useLogout } from "@/app/use-logout";
import { type AuthUser, nameOf } from "@/auth/auth-user";
import { Avatar } from "@/components/avatar";
import { Disclosure } from "@/components/disclosure";
import { tooltip } from "@/components/tooltip-anchor";

export interface AccountMenuProps {
  user: AuthUser;
}

/** The signed-in person's photo, and a menu with Logout. */
export function AccountMenu({ user }: AccountMenuProps) {
  const logout = useLogout();
  const name = nameOf(user);
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
      <button type="button" className="btn btn-outline min-h-touch" onClick={() => void logout()}>
        <LogOut aria-hidden="true" size={18} />
        Logout
      </button>
    </Disclosure>
  );
}
