import { useNavigate } from "react-router-dom";

export interface LinkButtonProps {
  to: string;
  className: string;
  children: string;
}

/** A button that navigates to a page, which `app/prefetch.ts` prefetches by `data-to`, as it does for a link. */
export function LinkButton({ to, className, children }: LinkButtonProps) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      data-to={to}
      className={`btn min-h-touch text-base ${className}`}
      onClick={() => void navigate(to)}
    >
      {children}
    </button>
  );
}
