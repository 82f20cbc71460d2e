import { useNavigate } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { TipEditor } from "@/features/tips/editor/tip-editor";
import { paths } from "@/lib/paths";

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
        onDone={(newTipId) => navigate(paths.browseTips, { state: { newTipId } })}
      />
    </div>
  );
}
