import { Globe } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { thisMonth, tipsOfThisMonth } from "@/features/tips/months";
import { type Hemisphere, useHemisphere } from "@/lib/choices";

/** From January to December. Each note must fit in two lines on a phone 320 px wide. */
export const seasonNotes: Record<Hemisphere, readonly string[]> = {
  northern: [
    "Order seed potatoes; chit them in cool, frost-free light.",
    "Cut autumn raspberries to the ground and mulch the row.",
    "Sow broad beans, parsnips and the first peas outdoors.",
    "Plant maincrop potatoes 12 cm deep; earth up before frost.",
    "Harden off tomatoes for ten days; plant after frosts.",
    "Tie in climbing beans, and hoe on dry mornings.",
    "Shorten wisteria whips; pick beans every other day.",
    "Clip lavender as it fades, and sow winter salads.",
    "Plant daffodils; sow green manure on empty beds.",
    "Plant garlic, and put grease bands on fruit trees.",
    "Plant tulips 15 cm deep, and bare-root roses.",
    "Prune apples and pears; look through stored crops.",
  ],
  southern: [
    "Water tomatoes deeply, in the morning, at the base.",
    "Sow kale, broccoli and cabbage in shaded trays.",
    "Plant out young brassicas under a net; sow spinach.",
    "Plant garlic 3 cm deep, in sun, where water drains.",
    "Plant tulips 15 cm deep, and bag leaves for mould.",
    "Plant bare-root fruit trees and roses in open soil.",
    "Prune dormant apples and pears on a dry day.",
    "Chit early potatoes; start tomatoes on a warm sill.",
    "Sow peas, carrots and beetroot; keep fleece ready.",
    "Plant out tomatoes once nights stay above 10 °C.",
    "Sow sweetcorn, beans and squash; mulch damp beds.",
    "Net soft fruit, tie in tomatoes, and water early.",
  ],
};

/** Must not be prerendered, since it depends on the month and on the user's hemisphere. */
export function SeasonLine() {
  const [hemisphere, choose] = useHemisphere();
  // Rerenders this at each navigation, since the month may have changed.
  useLocation();
  const other = hemisphere === "northern" ? "southern" : "northern";
  const note = seasonNotes[hemisphere][new Date().getMonth()];

  return (
    <>
      <p className="min-w-0 flex-1 leading-snug">
        <Link
          to={tipsOfThisMonth()}
          className="inline-flex min-h-touch items-center py-1 underline-offset-4 hover:underline"
        >
          <span>
            <span className="font-semibold underline">{`${thisMonth()}:`}</span> <span>{note}</span>
          </span>
        </Link>
      </p>
      <button
        type="button"
        className="flex min-h-touch min-w-touch shrink-0 items-center justify-center gap-2 underline decoration-dotted underline-offset-4"
        onClick={() => choose(other)}
      >
        <Globe size="1.125rem" className="sm:hidden" />
        <span className="max-sm:sr-only">{`Show the ${other} hemisphere`}</span>
      </button>
    </>
  );
}
