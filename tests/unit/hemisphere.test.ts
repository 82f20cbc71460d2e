import { expect, it } from "vitest";
import { hemisphereOf } from "@/lib/hemisphere";

it.each([
  ["northern", "America/New_York"],
  ["northern", undefined],
  ["southern", "Australia/Sydney"],
  ["southern", "America/Argentina/Buenos_Aires"],
  ["southern", "America/Cordoba"],
  ["southern", "America/Sao_Paulo"],
  ["southern", "Africa/Johannesburg"],
  ["southern", "Pacific/Auckland"],
])("the default hemisphere is the %s one in the time zone %s", (hemisphere, timeZone) => {
  expect(hemisphereOf(timeZone)).toBe(hemisphere);
});
