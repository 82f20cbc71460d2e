import { confirmAction } from "@/components/dialog";
import { resetDemoData } from "@/mocks/browser";

/** Says in a corner that all data is demo data, and starts it afresh. */
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
      className="fixed end-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-40 flex items-center gap-2 rounded-field border border-rule bg-paper ps-3 text-sm"
    >
      Demo data
      <button
        type="button"
        className="min-h-touch border-rule border-s px-3 font-semibold"
        onClick={() => void handleReset()}
      >
        Reset
      </button>
    </aside>
  );
}
