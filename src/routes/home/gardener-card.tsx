import { MapPin, Sprout } from "lucide-react";
import { useId } from "react";
import { useTypewriter } from "react-simple-typewriter";
import { ModalButton } from "@/components/modal";
import { useReveal } from "@/components/reveal";
import { FactList } from "@/components/states";
import { GardenerPicture } from "@/features/gardeners/gardener-picture";
import type { Gardener } from "@/features/gardeners/gardeners";
import { StarRow } from "@/features/gardeners/star-row";
import { formatNumber } from "@/lib/format";

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
    <article className="packet packet-thumbnail w-full" aria-labelledby={nameId}>
      <div className="frame aspect-4/3 border-rule">
        <GardenerPicture gardener={gardener} />
      </div>
      <div className="flex-1 flex-col gap-2 sm:flex sm:p-5">
        <h3 id={nameId} aria-label={name} className="text-display-sm" dir="auto">
          <TypedName name={name} />
        </h3>
        {specialty && (
          <p className="flex gap-2 font-medium text-moss">
            <Sprout size="1.125rem" className="mt-1 shrink-0" />
            <span className="line-clamp-2" dir="auto">
              {specialty}
            </span>
          </p>
        )}
        {location && (
          <p className="flex gap-2 text-ink-soft">
            <MapPin size="1.125rem" className="mt-1 shrink-0" />
            <span className="line-clamp-2" dir="auto">
              {location}
            </span>
          </p>
        )}
        {bio && (
          <p className="clear-both line-clamp-2" dir="auto">
            {bio}
          </p>
        )}
        <ModalButton
          className="btn btn-outline self-start sm:mt-auto"
          aria-describedby={nameId}
          modalTitle={name}
          modalContent={<GardenerProfile gardener={gardener} />}
        >
          View Profile
        </ModalButton>
      </div>
    </article>
  );
}

function GardenerProfile({ gardener }: { gardener: Gardener }) {
  const { total_shared_tips: sharedTips, bio, experiences } = gardener;
  return (
    <div className="flex flex-col gap-5">
      <div className="frame aspect-4/3 rounded-box">
        <GardenerPicture gardener={gardener} />
      </div>
      {sharedTips !== null && <StarRow sharedTips={sharedTips} />}
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
