import { Plate } from "@/features/plates/plate";
import { moreTips } from "@/routes/tip-details/fixed-texts";

/** Three static cards under every tip. */
export function MoreTips() {
  return (
    <section
      aria-labelledby="more-tips-heading"
      className="border-ink border-t-2 pt-6 print:hidden"
    >
      <h2 id="more-tips-heading" className="mb-6 text-display-md">
        More tips
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {moreTips.map(({ id, title, text, plant }) => (
          <li key={id} className="packet">
            <div className="frame aspect-3/2 border-rule border-b">
              <Plate seed={id} plant={plant} className="size-full" />
            </div>
            <div className="flex flex-col gap-1 p-5">
              <h3 className="text-display-sm">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
