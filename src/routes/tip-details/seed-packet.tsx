import { Download, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type Tip, tipTitle } from "@/features/tips/tip";
import { tipUrl } from "@/lib/paths";
import { reportError } from "@/lib/report-error";
import { drawSeedPacket, packetSize } from "@/routes/tip-details/seed-packet-drawing";
import { openShareSheet } from "@/routes/tip-details/share-link";

/** How long the browser may take to read a downloaded file. */
const READ_MS = 60_000;

/** Within the 255 bytes of most file systems, in any script. */
const NAME_LENGTH = 60;

export function SeedPacket({ tip }: { tip: Tip }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const title = tipTitle(tip);

  useEffect(() => {
    if (canvas.current === null) return;
    let isCurrent = true;
    makePicture(canvas.current, tip).then(
      (file) => {
        if (isCurrent) setPicture(file);
      },
      (error: unknown) => {
        reportError(error);
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [tip]);

  if (hasFailed) {
    return (
      <p role="alert">We couldn’t draw this seed packet. You can still share the tip’s link.</p>
    );
  }

  const shareData = picture && {
    files: [picture],
    title,
    text: `${title}\n${tipUrl(tip._id)}`,
  };
  const canShare = shareData !== null && navigator.canShare?.(shareData) === true;

  function handleSave() {
    if (picture !== null) saveFile(picture);
  }

  async function handleShare() {
    if (shareData !== null && !(await openShareSheet(shareData))) handleSave();
  }

  return (
    <div className="flex flex-col gap-5">
      <p>A picture of this tip to give away. The code in its corner leads back here.</p>
      <canvas
        ref={canvas}
        {...packetSize}
        role="img"
        aria-label={`Seed packet: ${title}`}
        // Always the light theme, since the picture is for use outside the app.
        data-theme="daylight"
        className="mx-auto max-h-[55dvh] max-w-full rounded-box"
      />
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <button type="button" className="btn btn-primary" onClick={() => void handleShare()}>
            <Share2 size="1.125rem" />
            Share picture
          </button>
        )}
        <button
          type="button"
          className={`btn ${canShare ? "btn-outline" : "btn-primary"}`}
          disabled={picture === null}
          onClick={handleSave}
        >
          <Download size="1.125rem" />
          Download picture
        </button>
      </div>
    </div>
  );
}

async function makePicture(canvas: HTMLCanvasElement, tip: Tip): Promise<File> {
  await drawSeedPacket(canvas, tip);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob?.type !== "image/png") throw new Error("`canvas.toBlob` returned no picture");
  return new File([blob], `${fileName(tipTitle(tip))}.png`, { type: "image/png" });
}

function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

/** Leaves out what some file systems forbid. */
export function fileName(title: string): string {
  const allowed = title
    .normalize("NFC")
    // Forbidden and control characters, unpaired surrogates, and characters that reverse the reading direction.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, " ")
    .replace(/\s+/g, "-");
  const name = [...allowed]
    .slice(0, NAME_LENGTH)
    .join("")
    .replace(/^[-.]+|[-.]+$/g, "");
  return name || "tip";
}
