import type { Page } from "@playwright/test";

/** Makes the backend respond with a list of this many tips. */
export async function serveTips(page: Page, count: number): Promise<void> {
  const json = tips(count);
  await page.route("**/shareTips", (route) =>
    route.fulfill({ json, headers: { "Access-Control-Allow-Origin": "*" } }),
  );
}

/** Tips whose titles are eight letters out of w, x, y and z, so that a search for these matches no other field. */
function tips(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    _id: index.toString(16).padStart(24, "0"),
    title: titleOf(index),
    plantType: ["Carrot", "Tomato", "Rose"][index % 3],
    difficulty: ["Easy", "Medium", "Hard"][index % 3],
    category: ["composting", "plantCare", "soil"][index % 3],
    imageUrl: "",
    description: `Thin the seedlings to 5 cm, in the cool of the morning. ${strangeWords(index)}`,
    availability: "public",
    email: "author@example.org",
    name: "Robin Pell",
    totalLiked: index % 40,
  }));
}

/** Seventy words out of eight thousand, without the letters of the titles. */
function strangeWords(index: number): string {
  const wordOf = (place: number) => {
    const bits = Math.imul(index * 70 + place, 2_654_435_761) >>> 0;
    const letters = "abcdefghijklmnop";
    return [28, 24, 20, 19].map((shift) => letters[(bits >>> shift) & 15]).join("");
  };
  return Array.from({ length: 70 }, (_, place) => wordOf(place)).join(" ");
}

function titleOf(index: number): string {
  // A multiplicative hash (Knuth): the same titles in every run, spread evenly.
  const bits = Math.imul(index + 1, 2_654_435_761) >>> 0;
  return Array.from({ length: 8 }, (_, place) => "wxyz"[(bits >>> (8 + 2 * place)) & 3]).join("");
}
