import type { ReactNode } from "react";
import { useDisclosure } from "@/components/use-disclosure";

export interface DisclosureProps {
  /** The button's content; must give it a name. */
  trigger: ReactNode;
  triggerProps?: Record<`data-${string}`, string>;
  triggerClassName: string;
  panelClassName: string;
  children: ReactNode;
}

/** A button and a panel that it opens. */
export function Disclosure(props: DisclosureProps) {
  const { trigger, triggerProps, triggerClassName, panelClassName, children } = props;
  const { isOpen, container, panelId, buttonProps } = useDisclosure();
  return (
    <div ref={container} className="relative">
      <button {...buttonProps} {...triggerProps} className={triggerClassName}>
        {trigger}
      </button>
      <div id={panelId} hidden={!isOpen} className={panelClassName}>
        {children}
      </div>
    </div>
  );
}
