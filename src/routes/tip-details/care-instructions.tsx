import { careInstructions } from "@/routes/tip-details/fixed-texts";

/** What any plant asks for; the same beside every tip. */
export function CareInstructions() {
  return (
    <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-y-3">
      {careInstructions.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-display font-semibold text-xl">{title}</dt>
          <dd className="max-w-measure">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
