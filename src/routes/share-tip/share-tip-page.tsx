import { replace, useNavigate } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { privateLoader } from "@/auth/guards";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { addToNewTip } from "@/features/tips/editor/draft-storage";
import { TipEditor } from "@/features/tips/editor/tip-editor";
import { paths } from "@/lib/paths";

/** Adds what another app has shared to the draft, which the form then restores. */
export const loader = privateLoader(async ({ request }, member) => {
  const { pathname, searchParams } = new URL(request.url);
  const [title = "", text = "", url = ""] = ["title", "text", "url"].map(
    (name) => searchParams.get(name)?.trim() ?? "",
  );
  const hasText = title + text + url !== "";
  if (hasText && addToNewTip(member.uid, { title, text, url })) throw replace(pathname);
});

export function Page() {
  const { uid } = useMember();
  const navigate = useNavigate();

  return (
    <div className="page pb-20">
      <PageTitle>Share a Tip</PageTitle>
      <PageHeader
        title="Share a Tip"
        intro="Write it down while you remember. Amounts and dates help most."
      />
      <TipEditor
        key={uid}
        tip={null}
        onDone={(markedTipId) => navigate(paths.browseTips, { state: { markedTipId } })}
      />
    </div>
  );
}
