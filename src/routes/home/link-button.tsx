import { useNavigate } from "react-router-dom";

export interface LinkButtonProps {
  to: string;
  className: string;
  children: string;
}

/** A button that leads to a page, which is prefetched as for a link. */
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
