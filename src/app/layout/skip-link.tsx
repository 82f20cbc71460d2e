/** The first stop of the Tab key: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="btn btn-primary -translate-y-20 fixed start-4 top-2 z-50 min-h-touch focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
