import { useMutation } from "@tanstack/react-query";
import { EyeOff, Pencil, Trash2 } from "lucide-react";
import { Fragment, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { hasOtherMember } from "@/auth/auth-session";
import { closeDialog, confirmAction } from "@/components/dialog";
import { showFailure, showOutcome } from "@/features/tips/outcome-messages";
import { isHidden, type Tip, tipTitle } from "@/features/tips/tip";
import { categoryName, shownValue } from "@/features/tips/tip-fields";
import { DifficultyBadge, TipPicture } from "@/features/tips/tip-parts";
import { deleteTipMutation } from "@/features/tips/tips.mutations";
import { formatCount } from "@/lib/format";
import { paths } from "@/lib/paths";

export function MyTipRow({ tip }: { tip: Tip }) {
  const title = tipTitle(tip);
  const member = useMember();
  const deletion = useMutation(deleteTipMutation(tip._id, member));
  const facts = [
    shownValue(tip, "plantType"),
    categoryName(tip.category),
    formatCount(tip.totalLiked, "like"),
  ];

  const isAsking = useRef(false);

  useEffect(
    () => () => {
      if (isAsking.current) closeDialog();
    },
    [],
  );

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
    const outcome = await deletion.mutateAsync();
    if (hasOtherMember(member)) return;
    if ("error" in outcome) showFailure(outcome);
    else void showOutcome(outcome.status);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-rule border-b py-4">
      <div className="frame aspect-square w-20 shrink-0 rounded-box border border-rule">
        <TipPicture tip={tip} />
      </div>
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="text-xl">
          <Link
            to={paths.tipDetails(tip._id)}
            className="inline-flex min-h-touch items-center underline-offset-4 hover:underline"
          >
            <span className="line-clamp-2" dir="auto">
              {title}
            </span>
          </Link>
        </h2>
        <p className="text-ink-soft">
          {/* The plant type may have the same name as the category. */}
          {[...new Set(facts)].filter(Boolean).map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && <span> · </span>}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          <DifficultyBadge difficulty={tip.difficulty} />
          {isHidden(tip) && (
            <span className="badge gap-1 border-rule">
              <EyeOff size="0.875rem" />
              Hidden
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-1 max-sm:-mt-3 max-sm:basis-full max-sm:ps-[min(5.5rem,25vw)]">
        <Link
          to={paths.updateTip(tip._id)}
          aria-label={`Edit ${title}`}
          className="btn btn-ghost px-3 font-normal"
        >
          <Pencil size="1rem" />
          Edit
        </Link>
        <button
          type="button"
          aria-label={`Delete ${title}`}
          // A disabled button would lose the focus.
          aria-disabled={deletion.isPending}
          onClick={() => void handleDelete()}
          className="btn btn-ghost px-3 font-normal text-error"
        >
          <Trash2 size="1rem" />
          {/* Both labels share a grid cell: the button keeps its width. */}
          <span className="grid text-start *:col-start-1 *:row-start-1">
            <span className={deletion.isPending ? "invisible" : ""}>Delete</span>
            <span className={deletion.isPending ? "" : "invisible"}>Deleting…</span>
          </span>
        </button>
      </div>
    </li>
  );
}
