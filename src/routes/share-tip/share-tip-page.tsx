import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { sharedTextIn } from "@/features/tips/editor/shared-text";
import { TipEditor } from "@/features/tips/editor/tip-editor";
import { paths } from "@/lib/paths";

export function Page() {
  const { uid } = useMember();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const shared = useMemo(() => sharedTextIn(search), [search]);

  function handleSharedDone() {
    void navigate(pathname, { replace: true, preventScrollReset: true, state });
  }

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
        shared={shared}
        onSharedDone={handleSharedDone}
        onDone={(markedTipId) => navigate(paths.browseTips, { state: { markedTipId } })}
      />
    </div>
  );
}
