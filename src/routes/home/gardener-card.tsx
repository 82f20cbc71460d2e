import { MapPin } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { useTypewriter } from "react-simple-typewriter";
import { NAMELESS } from "@/auth/auth-user";
import { FactList } from "@/components/fact-list";
import { ModalButton } from "@/components/modal";
import { useReveal } from "@/components/reveal";
import { GardenerPicture } from "@/features/gardeners/gardener-picture";
import type { Gardener } from "@/features/gardeners/gardeners";
import { StarRow } from "@/features/gardeners/star-row";
import { formatNumber } from "@/lib/format";
import { paths } from "@/lib/paths";

/**
 * Times in milliseconds, as in the spec. With `loop: 1`, a single word is never deleted, so `deleteSpeed` and `delaySpeed`
 * have no effect.
 */
export const typewriterOptions = {
  typeSpeed: 200,
  deleteSpeed: 50,
  delaySpeed: 1000,
  loop: 1,
} as const;

export function GardenerCard({ gardener }: { gardener: Gardener }) {
  const nameId = useId();
  const { name, specialty, location, bio } = gardener;
  return (
    // A name with a long word is below its picture; on phones, the button is in the name's row, or below it.
    <article
      className="card w-full gap-x-3 gap-y-2 p-3 max-sm:flex-row max-sm:flex-wrap max-sm:items-center sm:p-4"
      aria-labelledby={nameId}
    >
      <div className="flex flex-wrap items-center gap-3 max-sm:contents">
        <div className="frame leaf-shape size-14 max-w-1/3 shrink-0 sm:size-18 lg:max-xl:size-14">
          <GardenerPicture gardener={gardener} />
        </div>
        <div className="min-w-0 flex-1 basis-[min-content] wrap-break-word leading-snug">
          <h3 id={nameId} aria-label={name} className="text-xl leading-tight lg:max-xl:text-lg">
            <bdi>
              <TypedName name={name} />
            </bdi>
          </h3>
          {specialty && (
            <p className="line-clamp-2 font-medium text-moss" dir="auto">
              {specialty}
            </p>
          )}
          {location && (
            <p className="flex gap-1.5 text-ink-soft text-sm">
              <MapPin size="1rem" className="shrink-0" />
              <span className="line-clamp-2" dir="auto">
                {location}
              </span>
            </p>
          )}
        </div>
      </div>
      {bio && (
        <p className="line-clamp-2 w-full leading-snug max-sm:order-last" dir="auto">
          {bio}
        </p>
      )}
      <ModalButton
        className="btn btn-outline px-3 max-sm:ms-auto sm:mt-auto sm:self-end"
        aria-describedby={nameId}
        modalTitle={name}
        modalContent={<GardenerProfile gardener={gardener} />}
      >
        View Profile
      </ModalButton>
    </article>
  );
}

function GardenerProfile({ gardener }: { gardener: Gardener }) {
  const { name, total_shared_tips: sharedTips, bio, experiences } = gardener;
  const [firstName] = name.split(/\s/);
  return (
    <div className="flex flex-col gap-5">
      <div className="frame aspect-4/3 rounded-box">
        <GardenerPicture gardener={gardener} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {sharedTips !== null && <StarRow sharedTips={sharedTips} />}
        {name !== NAMELESS && (
          <Link to={paths.tipsBy({ author: name })} className="link flex min-h-touch items-center">
            {`Read ${firstName}’s tips`}
          </Link>
        )}
      </div>
      {bio && <p dir="auto">{bio}</p>}
      {experiences && experiences !== bio && experiences !== gardener.specialty && (
        <blockquote className="border-terracotta border-s-2 ps-4 italic" dir="auto">
          {experiences}
        </blockquote>
      )}
      {gardener.tip && (
        <p>
          <strong>A tip:</strong> <bdi>{gardener.tip}</bdi>
        </p>
      )}
      <FactList
        className="gap-x-5 gap-y-2 border-rule border-t pt-4"
        facts={[
          { term: "Specialty", text: gardener.specialty },
          { term: "Location", text: gardener.location },
          { term: "Experience", text: gardener.experience },
          { term: "Status", text: gardener.status },
          { term: "Age", text: gardener.age },
          { term: "Gender", text: gardener.gender },
          { term: "Tips shared", text: sharedTips === null ? "" : formatNumber(sharedTips) },
        ]}
      />
    </div>
  );
}

/** Types the name when it comes into view. Letters that are not typed yet are in the document, too, but faint. */
function TypedName({ name }: { name: string }) {
  const { ref, isInView, shouldAnimate } = useReveal();
  if (!shouldAnimate) return <span ref={ref}>{name}</span>;
  return (
    <span ref={ref}>
      {isInView ? <TypingName key={name} name={name} /> : <UntypedText text={name} />}
    </span>
  );
}

function TypingName({ name }: { name: string }) {
  const [typed] = useTypewriter({ words: [name], ...typewriterOptions });
  return (
    <>
      <span>{typed}</span>
      <UntypedText text={name.slice(typed.length)} />
    </>
  );
}

function UntypedText({ text }: { text: string }) {
  return <span className="text-ink-soft/60 print:text-ink">{text}</span>;
}
