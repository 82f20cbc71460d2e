import { useNavigate } from "react-router-dom";

export interface LinkButtonProps {
  to: () => string;
  className: string;
  children: string;
}

/** Navigates like a link, but is a button, as in the spec. */
export function LinkButton({ to, className, children }: LinkButtonProps) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={`btn text-base ${className}`}
      onClick={() => void navigate(to())}
    >
      {children}
    </button>
  );
}
