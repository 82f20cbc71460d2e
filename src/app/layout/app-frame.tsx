import { lazy, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
} from "react-router-dom";
import { BottomBar } from "@/app/layout/bottom-bar";
import { clearAnnouncements, LOADING_MS } from "@/components/announce";
import { LazyPart } from "@/components/boundary";
import { useElapsed } from "@/lib/hooks";
import { useIdle } from "@/lib/idle";

const AppNotifications = lazy(async () => ({
  default: (await import("@/app/offline/app-notifications")).AppNotifications,
}));

/** Only with `?devtools` in the address: their button would cover the demo's *Reset*. */
const Devtools =
  import.meta.env.MODE === "development"
    ? lazy(async () => ({
        default: (await import("@tanstack/react-query-devtools")).ReactQueryDevtools,
      }))
    : null;

export function AppFrame() {
  const { pathname, search } = useLocation();
  const [firstPathname] = useState(pathname);
  const [hasDevtools] = useState(() => new URLSearchParams(search).has("devtools"));
  const isIdle = useIdle();

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // The styles fade pages in while `data-navigated` is set. It stays set when Back returns to the first page.
    if (pathname !== firstPathname) dataset.navigated = "";
    // The followed link may be gone, so the focus moves to `main`, from where `PageHeading` takes it.
    const hasFocusInContent = document.activeElement?.closest("main, dialog, [role=dialog]");
    if (dataset.navigated !== undefined && !hasFocusInContent)
      document.querySelector("main")?.focus({ preventScroll: true });
    clearAnnouncements();
  }, [pathname, firstPathname]);
  useRestoredLinkFocus();
  useSearchFocus();
  useEffect(() => {
    document.addEventListener("keydown", ignoreRepeatedEnter, true);
    return () => document.removeEventListener("keydown", ignoreRepeatedEnter, true);
  }, []);

  return (
    <>
      <NavigationProgress />
      <Outlet />
      <BottomBar />
      <ScrollPosition />
      {/* For the messages of forms. Empty, since screen readers do not announce a region that is added together with its text. */}
      <p role="status" className="form-messages sr-only" />
      {isIdle && (
        <LazyPart>
          <AppNotifications />
          {Devtools && hasDevtools && <Devtools />}
        </LazyPart>
      )}
    </>
  );
}

/** While Enter is held, a browser presses the button again and again, or the one that has taken the focus since. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  const isButton = event.target instanceof Element && event.target.closest("button, summary");
  if (event.repeat && event.key === "Enter" && isButton) event.preventDefault();
}

/** The router's scroll restoration, which at first would scroll to the top a page that was read before its hydration. */
function ScrollPosition() {
  const first = useRef(0);
  useInsertionEffect(() => {
    first.current = window.scrollY;
  }, []);
  // Layout effects run after those of the children, and insertion effects before any.
  useLayoutEffect(() => {
    window.scrollTo(0, first.current);
  }, []);
  return <ScrollRestoration />;
}

/** CSS delays the bar, so that fast pages do not show it. */
function NavigationProgress() {
  const { state } = useNavigation();
  const isLong = useElapsed(state === "loading", LOADING_MS);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1">
      {state === "loading" && (
        <>
          <span aria-hidden={!isLong} className="sr-only">
            Loading the page
          </span>
          <div aria-hidden="true" className="navigation-progress h-full bg-terracotta" />
        </>
      )}
    </div>
  );
}

/** Returns the focus to the followed link when Back or Forward returns to its page, if the link is there at once. */
function useRestoredLinkFocus(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  /** The followed link's `href`, by the history entry of its page. */
  const followed = useRef(new Map<string, string>());

  useEffect(() => {
    const href = followed.current.get(key);
    if (isReturn && href) {
      const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
      link?.focus({ preventScroll: true });
    }
    function handleClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest("main a[href]") : null;
      followed.current.set(key, link?.getAttribute("href") ?? "");
    }
    document.addEventListener("click", handleClick, true);
    return () => document.removeEventListener("click", handleClick, true);
  }, [key, isReturn]);
}

/** Moves the focus to the search field when the header's link leads to it. Runs after the effect of `PageHeading`. */
function useSearchFocus(): void {
  const { key, state } = useLocation();
  const isWanted = useNavigationType() !== "POP" && state?.isSearch === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => {
    if (!isWanted) return;
    const findField = () => document.querySelector<HTMLElement>("main input[type=search]");
    findField()?.focus();
    if (findField() !== null) return;
    // The page may render its field later.
    const observer = new MutationObserver(() => {
      if (findField() === null) return;
      observer.disconnect();
      findField()?.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [key, isWanted]);
}
