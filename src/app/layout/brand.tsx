import { Link } from "react-router-dom";
import { paths } from "@/lib/paths";

export function Brand() {
  return (
    <Link
      to={paths.home}
      className="flex min-h-touch items-center gap-2.5 max-[22.4rem]:gap-1.5"
      aria-label="Sow & Tell"
    >
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <path
          className="fill-moss"
          d="M14 24v-7C6 17 2 12 2 4c7-1 12 2 14 8 1-7 6-11 14-11 0 9-4 15-12 16v7z"
        />
        <ellipse className="fill-terracotta" cx="16" cy="27" rx="7" ry="4" />
      </svg>
      <span className="font-display font-semibold text-2xl tracking-tight max-[22.4rem]:text-lg">
        Sow <span className="text-terracotta italic">&amp;</span> Tell
      </span>
    </Link>
  );
}
