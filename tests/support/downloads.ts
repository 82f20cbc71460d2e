import { vi } from "vitest";

/** Records downloads until the end of the test. @returns the files' texts, by file name */
export function recordDownloads(): Map<string, Promise<string>> {
  const files = new Map<string, Promise<string>>();
  let latest = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    latest = blob as Blob;
    return "blob:test";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, latest.text());
  });
  return files;
}
