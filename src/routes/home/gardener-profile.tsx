import { FactList } from "@/components/fact-list";
import type { Gardener } from "@/features/gardeners/gardener.schema";
import { GardenerPicture } from "@/features/gardeners/gardener-picture";
import { StarRow } from "@/features/gardeners/star-row";
import { formatNumber } from "@/lib/format";

export interface GardenerProfileProps {
  gardener: Gardener;
}

/** A gardener's full profile, for a dialog. */
export function GardenerProfile({ gardener }: GardenerProfileProps) {
  const { sharedTips, bio, experiences } = gardener;
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
        <p dir="auto">
          <strong>A tip:</strong> {gardener.tip}
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
