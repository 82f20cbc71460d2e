import { ladybird } from "@/assets/photos/ladybird";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { Photo } from "@/components/pictures";
import { team } from "@/lib/community";
import { mission, story, values } from "@/routes/about/about-texts";

export function Page() {
  return (
    <div className="page flex flex-col gap-16 pb-20">
      <PageTitle>About Us</PageTitle>
      <div>
        <PageHeader
          title="About Us"
          intro="A shed door, a lot of notes, and the people who wrote them."
        />
        <div className="grid gap-12 lg:grid-cols-[minmax(0,58ch)_1fr]">
          <section aria-labelledby="story-heading" className="flex flex-col gap-5 text-lead">
            <h2 id="story-heading" className="text-display-md">
              Our Story
            </h2>
            {story.map((paragraph) => (
              <p key={paragraph} className="max-w-measure first-of-type:drop-cap">
                {paragraph}
              </p>
            ))}
          </section>
          <figure className="frame aspect-4/3 rounded-box lg:aspect-auto">
            <Photo photograph={ladybird} />
            <figcaption className="label-caps absolute start-0 bottom-0 bg-paper px-4 py-2">
              On duty since 2015
            </figcaption>
          </figure>
          <section
            aria-labelledby="mission-heading"
            className="flex flex-col gap-4 border-terracotta border-s-4 ps-6 lg:col-span-2"
          >
            <h2 id="mission-heading" className="text-display-md">
              Our Mission
            </h2>
            <p className="font-display text-display-sm leading-snug">{mission}</p>
          </section>
        </div>
      </div>
      <section aria-labelledby="values-heading">
        <h2 id="values-heading" className="mb-6 text-display-md">
          Our Values
        </h2>
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {values.map(({ title, text, icon: Icon }) => (
            <li key={title} className="flex flex-col gap-2 border-rule border-t pt-4">
              <Icon size="1.75rem" className="text-terracotta" />
              <h3 className="text-xl">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="team-heading">
        <h2 id="team-heading" className="mb-6 text-display-md">
          Our Team
        </h2>
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {team.map(({ name, role, note }) => (
            <li key={name} className="flex flex-col border-rule border-t pt-4">
              <h3 className="text-xl">{name}</h3>
              <p className="text-terracotta">{role}</p>
              <p className="mt-1 max-w-measure">{note}</p>
            </li>
          ))}
        </ul>
      </section>
      <PhotographCredits />
    </div>
  );
}

/** The photographs' license requires the credits. */
function PhotographCredits() {
  return (
    <section aria-labelledby="credits-heading" className="text-ink-soft">
      <h2 id="credits-heading" className="mb-2 text-xl">
        Photographs
      </h2>
      <ul>
        <li>Marigold, yellow flower and ladybird: Charles Barbin</li>
        <li>Raindrops on leaves: “blackcombwhistler07”</li>
      </ul>
      <a href="/licenses.txt" className="link inline-flex min-h-touch items-center">
        Licences of photographs, type and libraries
      </a>
    </section>
  );
}
