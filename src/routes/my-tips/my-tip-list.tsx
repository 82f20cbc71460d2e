import { EyeOff } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { announce } from "@/components/announce";
import { FormBox } from "@/components/form";
import { EmptyState, Spinner } from "@/components/states";
import { Plate } from "@/features/plates/plate";
import { isHidden, type Tip } from "@/features/tips/tip";
import { GrowingList, NewTipsButton, SearchBox, Toggle } from "@/features/tips/tip-list";
import { newestFirst } from "@/features/tips/tip-sort";
import { useListState, useMarkedTip, useTipSearch } from "@/features/tips/use-tip-list";
import { formatCount } from "@/lib/format";
import { useRested } from "@/lib/hooks";
import { MyTipRow } from "@/routes/my-tips/my-tip-row";
import {
  findMyTips,
  initialState,
  type MyTipsState,
  orderNames,
  orders,
  readState,
  writeState,
} from "@/routes/my-tips/my-tips-state";

/** A shorter list is seen at a glance, and has no search. */
export const MIN_SEARCHABLE = 10;

export interface MyTipListProps {
  tips: readonly Tip[];
  /** Of tips that were shared elsewhere, and that `onShowNew` adds. */
  newCount: number;
  onShowNew: () => void;
}

export function MyTipList({ tips, newCount, onShowNew }: MyTipListProps) {
  const { state, inAddress, setState, search, flush, isTyping } = useListState(
    readState,
    writeState,
  );
  const view = writeState(state).toString();
  const isSearchable = tips.length >= MIN_SEARCHABLE;
  const index = useTipSearch(isSearchable ? tips : undefined);
  const hasQuery = state.query.trim() !== "";
  const marked = useMarkedTip();
  const count = useRef<HTMLParagraphElement>(null);
  const found = isSearchable
    ? findMyTips(tips, state, hasQuery ? index : null)
    : { tips: newestFirst(tips), terms: null };
  const hasFilter = isSearchable && (hasQuery || state.isHiddenOnly);
  const likes = tips.reduce((sum, { totalLiked }) => sum + totalLiked, 0);
  function handleShowNew() {
    flushSync(onShowNew);
    count.current?.focus({ preventScroll: true });
    count.current?.scrollIntoView();
  }

  const status = useRested(
    hasFilter
      ? `Showing ${found.tips.length} of ${formatCount(tips.length, "tip")}`
      : `${formatCount(tips.length, "tip")} · ${formatCount(likes, "like")}`,
    isTyping,
  );
  return (
    <>
      <p ref={count} role="status" tabIndex={-1} className="mb-2 text-ink-soft">
        {status}
      </p>
      {isSearchable && (
        <>
          <FormBox className="search-row">
            <SearchBox query={state.query} onSearch={search} onLeave={flush} onSubmit={flush} />
          </FormBox>
          <OrderButtons tips={tips} state={state} onChange={setState} />
        </>
      )}
      <NewTipsButton count={newCount} onShow={handleShowNew} />
      {hasQuery && isSearchable && index === null ? (
        <Spinner label="Searching" />
      ) : found.tips.length === 0 ? (
        <EmptyState
          title="None of your tips match"
          picture={<Plate seed="no tips" name="fern" className="size-full" />}
        >
          <button type="button" className="btn btn-primary" onClick={() => setState(initialState)}>
            Show all your tips
          </button>
        </EmptyState>
      ) : (
        <GrowingList
          tips={found.tips}
          terms={found.terms}
          view={view}
          isInAddress={view === writeState(inAddress).toString()}
          marked={marked}
          className="border-rule border-t"
        >
          {(tip) => (
            <MyTipRow key={tip._id} tip={tip} isUpdated={tip._id === marked.id} count={count} />
          )}
        </GrowingList>
      )}
    </>
  );
}

interface OrderButtonsProps {
  tips: readonly Tip[];
  state: MyTipsState;
  onChange: (state: MyTipsState) => void;
}

function OrderButtons({ tips, state, onChange }: OrderButtonsProps) {
  const hiddenCount = tips.filter(isHidden).length;
  return (
    <div className="choice-row">
      <fieldset className="choice-group">
        <legend className="sr-only">Sort by</legend>
        {orderNames.map((order) => (
          <Toggle
            key={order}
            isOn={state.order === order}
            className="px-2.5 sm:px-4"
            onClick={() => {
              onChange({ ...state, order });
              announce(`Sorted by ${orders[order].label.toLowerCase()}`);
            }}
          >
            {orders[order].label}
          </Toggle>
        ))}
      </fieldset>
      {(hiddenCount > 0 || state.isHiddenOnly) && (
        <Toggle
          isOn={state.isHiddenOnly}
          className="shrink-0 px-2.5 sm:px-4"
          onClick={() => onChange({ ...state, isHiddenOnly: !state.isHiddenOnly })}
        >
          <EyeOff size="1.125rem" />
          <span>{`Hidden (${hiddenCount})`}</span>
        </Toggle>
      )}
    </div>
  );
}
