import { describe, expect, it } from "vitest";
import { hemisphereOf } from "@/lib/hemisphere";

describe("the hemisphere that is shown until the reader chooses one", () => {
  it.each([
    ["Europe/London", "northern"],
    ["America/New_York", "northern"],
    ["Asia/Tokyo", "northern"],
    ["UTC", "northern"],
    [undefined, "northern"],
    ["Australia/Sydney", "southern"],
    ["America/Argentina/Buenos_Aires", "southern"],
    ["America/Sao_Paulo", "southern"],
    ["Africa/Johannesburg", "southern"],
    ["Pacific/Auckland", "southern"],
  ])("is for the time zone %s the %s one", (timeZone, hemisphere) => {
    expect(hemisphereOf(timeZone)).toBe(hemisphere);
  });
});
