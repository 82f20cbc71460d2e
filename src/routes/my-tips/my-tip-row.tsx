import { useMutation } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { hasOtherMember } from "@/auth/auth-session";
import { announce, useBusyAnnouncement } from "@/components/announce";
import { closeDialog, confirmAction } from "@/components/dialog";
import { showFailure, showOutcome } from "@/features/tips/outcome-messages";
import { isHidden, type Tip, tipTitle } from "@/features/tips/tip";
import { useLinkState } from "@/features/tips/tip-links";
import { TipDate, TipPicture } from "@/features/tips/tip-parts";
import { deleteTipMutation } from "@/features/tips/tips.mutations";
import { formatCount } from "@/lib/format";
import { paths } from "@/lib/paths";

export interface MyTipRowProps {
  tip: Tip;
  isUpdated: boolean;
  /** The list's status, which gets the focus when the last row is deleted. */
  count: RefObject<HTMLElement | null>;
}

export function MyTipRow({ tip, isUpdated, count }: MyTipRowProps) {
  const title = tipTitle(tip);
  const member = useMember();
  const deletion = useMutation(deleteTipMutation(tip._id, member));
  const linkState = useLinkState();

  const row = useRef<HTMLLIElement>(null);
  const isAsking = useRef(false);

  useEffect(
    () => () => {
      if (isAsking.current) closeDialog();
    },
    [],
  );

  useBusyAnnouncement(deletion.isPending, "Deleting…");

  async function handleDelete() {
    // The button can be pressed again while the dialog library loads.
    if (isAsking.current || deletion.isPending) return;
    isAsking.current = true;
    const isSure = await confirmAction({
      title: "Are you sure?",
      text: "You won't be able to revert this!",
      note: title,
      confirmText: "Yes, delete it!",
    });
    isAsking.current = false;
    if (!isSure) return;
    const item = row.current;
    const list = item?.parentElement;
    const place = item && list ? [...list.children].indexOf(item) : -1;
    const linkInPlace = () => (list?.isConnected ? list.children[place]?.querySelector("a") : null);
    const outcome = await deletion.mutateAsync();
    if (hasOtherMember(member)) return;
    if ("error" in outcome) return showFailure(outcome);
    await showOutcome(outcome.status, () => {
      const next = linkInPlace();
      // The dialog has silenced the status. Where that gets the focus, it is read anyway.
      if (next || count.current === null) announce(count.current?.textContent ?? "No tips");
      return next ?? count.current;
    });
  }

  return (
    <li
      ref={row}
      className={`@container flex gap-2 border-rule border-b py-2 sm:gap-4 ${isUpdated ? "border-s-4 border-s-moss ps-3" : ""}`}
    >
      <div className="relative flex min-w-0 flex-1 items-center gap-3 sm:gap-4">
        <div className="frame size-16 shrink-0 rounded-box border border-rule @max-[18rem]:hidden sm:size-20">
          <TipPicture tip={tip} />
        </div>
        <div className="min-w-0 flex-1">
          {isUpdated && (
            <p className="font-semibold text-moss text-sm">You have just updated this tip</p>
          )}
          <h2 className="text-lg leading-snug sm:text-xl">
            <Link
              to={paths.tipDetails(tip._id)}
              state={linkState}
              className="inline-flex min-h-touch items-center underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <span className="title-lines" dir="auto">
                {title}
              </span>
            </Link>
          </h2>
          <p className="flex flex-wrap text-ink-soft text-sm *:not-first:before:mx-1.5 *:not-first:before:content-['·']">
            <TipDate tip={tip} isShort className="" />
            <span>{formatCount(tip.totalLiked, "like")}</span>
            {isHidden(tip) && <span className="font-semibold text-ink">Hidden</span>}
          </p>
        </div>
      </div>
      <div className="flex shrink-0 items-center justify-between gap-4 max-sm:flex-col sm:gap-6">
        <Link
          to={paths.updateTip(tip._id)}
          state={linkState}
          aria-label={`Edit ${title}`}
          className="btn btn-ghost px-3 font-normal"
        >
          <Pencil size="1.125rem" />
          <span className="max-sm:hidden">Edit</span>
        </Link>
        <button
          type="button"
          aria-label={`Delete ${title}`}
          // A disabled button would lose the focus.
          aria-disabled={deletion.isPending}
          onClick={() => void handleDelete()}
          className="btn btn-ghost px-3 font-normal"
        >
          {deletion.isPending ? <span className="loading" /> : <Trash2 size="1.125rem" />}
          {/* Both labels share a grid cell: the button keeps its width. */}
          <span className="grid text-start *:col-start-1 *:row-start-1 max-sm:hidden">
            <span className={deletion.isPending ? "invisible" : ""}>Delete</span>
            <span className={deletion.isPending ? "" : "invisible"}>Deleting…</span>
          </span>
        </button>
      </div>
    </li>
  );
}
