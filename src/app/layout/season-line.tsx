import { Link, useLocation } from "react-router-dom";
import { thisMonth, tipsOfThisMonth } from "@/features/tips/months";
import { type Hemisphere, useHemisphere } from "@/lib/hemisphere";

/** From January to December. With its month, each fits in one line on a phone of 360 px. */
export const seasonNotes: Record<Hemisphere, readonly string[]> = {
  northern: [
    "Chit seed potatoes in cool light.",
    "Cut autumn raspberries to the ground.",
    "Sow broad beans, parsnips and peas.",
    "Plant maincrop potatoes 12 cm deep.",
    "Harden off tomatoes for ten days.",
    "Tie in beans, and hoe on dry mornings.",
    "Shorten wisteria; pick beans often.",
    "Clip lavender, and sow winter salads.",
    "Plant daffodils; sow green manure.",
    "Plant garlic; grease-band fruit trees.",
    "Plant tulips and bare-root roses.",
    "Prune apples; check stored crops.",
  ],
  southern: [
    "Water tomatoes deeply, at the base.",
    "Sow kale and cabbage in shaded trays.",
    "Plant out young brassicas under a net.",
    "Plant garlic 3 cm deep, in full sun.",
    "Plant tulips; bag leaves for mould.",
    "Plant bare-root fruit trees and roses.",
    "Prune apples and pears on a dry day.",
    "Chit potatoes; start tomatoes indoors.",
    "Sow peas, carrots and beetroot.",
    "Plant tomatoes once nights pass 10 °C.",
    "Sow sweetcorn, beans and squash.",
    "Net soft fruit; water in the morning.",
  ],
};

/** Must not be prerendered, since it depends on the month and on the user's hemisphere. */
export function SeasonLine() {
  const [hemisphere] = useHemisphere();
  // Rerenders this at each navigation, since the month may have changed.
  useLocation();
  const note = seasonNotes[hemisphere][new Date().getMonth()];

  return (
    <p className="min-w-0 leading-snug">
      <Link
        to={tipsOfThisMonth()}
        className="inline-flex min-h-touch items-center py-1 underline-offset-4 hover:underline"
      >
        <span>
          <span className="font-semibold underline">{`${thisMonth()}:`}</span> <span>{note}</span>
        </span>
      </Link>
    </p>
  );
}
