import { Link } from "react-router-dom";
import { paths } from "@/lib/paths";

/** The mark and the name; leads home. */
export function Brand() {
  return (
    <Link to={paths.home} className="flex min-h-touch items-center gap-2.5" aria-label="Sow & Tell">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <path
          className="fill-moss"
          d="M15 25V14C8 14 4 10 4 4c7 0 11 3 12 8 1-5 5-8 12-8 0 6-4 10-11 10v11z"
        />
        <ellipse className="fill-terracotta" cx="16" cy="28" rx="4.5" ry="2.6" />
      </svg>
      <span className="whitespace-nowrap font-display font-semibold text-2xl tracking-tight">
        Sow <span className="text-terracotta italic">&amp;</span> Tell
      </span>
    </Link>
  );
}
