import { useNavigation } from "react-router-dom";

/** A thin line at the top while the next page is on its way; CSS shows it only after a moment. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1">
      {state === "loading" && (
        <>
          <span className="sr-only">Loading the page</span>
          <div aria-hidden="true" className="navigation-progress h-full bg-terracotta" />
        </>
      )}
    </div>
  );
}
