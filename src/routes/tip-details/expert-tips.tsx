import { expertTips } from "@/routes/tip-details/fixed-texts";

/** Advice that holds in any garden; the same beside every tip. */
export function ExpertTips() {
  return (
    <ol className="flex max-w-measure list-decimal flex-col gap-3 ps-6 print:max-w-none print:gap-1 marker:font-display marker:text-terracotta">
      {expertTips.map((text) => (
        <li key={text} className="ps-2">
          {text}
        </li>
      ))}
    </ol>
  );
}
