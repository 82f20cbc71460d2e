import { Link } from "react-router-dom";
import { NAMELESS } from "@/auth/auth-user";
import { authorName, isHidden, type Tip } from "@/features/tips/tip";
import { paths } from "@/lib/paths";

export interface AuthorLinkProps {
  tip: Pick<Tip, "name" | "availability">;
  className: string;
}

/** Links to all public tips of an author with a name, except from a hidden tip, whose author may have no public one. */
export function AuthorLink({ tip, className }: AuthorLinkProps) {
  const name = authorName(tip);
  if (name === NAMELESS || isHidden(tip)) {
    return (
      <span className={className} dir="auto">
        {name}
      </span>
    );
  }
  return (
    <Link to={paths.tipsBy({ author: name })} className={`hover:underline ${className}`} dir="auto">
      {name}
    </Link>
  );
}
