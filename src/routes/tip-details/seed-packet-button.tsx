import { Gift } from "lucide-react";
import { lazy } from "react";
import { ModalButton } from "@/components/modal";
import type { Tip } from "@/features/tips/tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";
import { LazyModalContent } from "@/routes/tip-details/lazy-modal-content";

const SeedPacket = lazy(async () => ({
  default: (await import("@/routes/tip-details/seed-packet")).SeedPacket,
}));

export interface SeedPacketButtonProps {
  tip: Tip;
  className: string;
}

/** Opens a tip's seed packet. Hidden tips have none, since only their authors may see them. */
export function SeedPacketButton({ tip, className }: SeedPacketButtonProps) {
  if (isHidden(tip)) return null;
  return (
    <ModalButton
      className={className}
      modalTitle="Seed packet"
      renderModal={() => (
        <LazyModalContent>
          <SeedPacket tip={tip} />
        </LazyModalContent>
      )}
    >
      <Gift aria-hidden="true" size={18} />
      Seed packet
    </ModalButton>
  );
}
