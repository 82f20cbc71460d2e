const credits = [
  { shows: "Marigold, yellow flower and ladybird", by: "Charles Barbin" },
  { shows: "Rain drops on leaves", by: "“blackcombwhistler07”" },
  { shows: "Some gardeners' pictures", by: "Charles Barbin, Hylke Bons and Jens Ansorg" },
];

/** Who took the photographs, as their licence asks. */
export function PhotographCredits() {
  return (
    <section aria-labelledby="credits-heading" className="text-ink-soft">
      <h2 id="credits-heading" className="mb-2 text-xl">
        Photographs
      </h2>
      <ul>
        {credits.map(({ shows, by }) => (
          <li key={shows}>
            {shows}: {by}
          </li>
        ))}
      </ul>
      <p>
        From the package mate-backgrounds, under the{" "}
        <a href="/gardeners/gpl-2.0.txt" className="link">
          GNU General Public License, version 2 or later
        </a>
        . Type: Fraunces and Figtree, under the SIL Open Font License 1.1. What else this site is
        made of:{" "}
        <a href="/licenses.txt" className="link">
          Licences of the software
        </a>
        .
      </p>
    </section>
  );
}
