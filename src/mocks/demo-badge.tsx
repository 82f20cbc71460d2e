import { confirmAction } from "@/components/dialog";
import { resetDemoData } from "@/mocks/browser";

/** Says at the foot of each page, where it covers nothing, that all data is demo data, and starts it afresh. */
export function DemoBadge() {
  async function handleReset() {
    const isSure = await confirmAction({
      title: "Reset the demo?",
      text: "Tips, accounts and likes go back to the first day.",
      confirmText: "Reset",
    });
    if (!isSure) return;
    resetDemoData();
    window.location.assign("/");
  }

  return (
    <aside
      aria-label="Demo"
      className="flex items-center justify-center gap-3 bg-neutral px-4 pb-[env(safe-area-inset-bottom)] text-neutral-content text-sm"
    >
      This is a demo: all data is on this device.
      <button
        type="button"
        className="min-h-touch px-2 font-semibold underline underline-offset-4"
        onClick={() => void handleReset()}
      >
        Reset
      </button>
    </aside>
  );
}
