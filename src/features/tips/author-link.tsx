import { Link } from "react-router-dom";
import { authorName } from "@/features/tips/tip-labels";
import { paths } from "@/lib/paths";

export interface AuthorLinkProps {
  tip: { name: string };
  className: string;
}

/** Links to all tips of an author. The fallback for a missing name is not a link. */
export function AuthorLink({ tip, className }: AuthorLinkProps) {
  const name = authorName(tip);
  if (tip.name === "") return <span className={className}>{name}</span>;
  return (
    <Link to={paths.tipsBy({ author: name })} className={`hover:underline ${className}`} dir="auto">
      {name}
    </Link>
  );
}
