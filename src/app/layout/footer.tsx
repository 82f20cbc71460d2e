import { Globe } from "lucide-react";
import { Link } from "react-router-dom";
import { Brand } from "@/app/layout/header-parts";
import { useHydrated } from "@/lib/browser-state";
import { contactDetails, openingHoursInBrief, socialLinks } from "@/lib/community";
import { useHemisphere } from "@/lib/hemisphere";
import { paths } from "@/lib/paths";

const visitLinks = [
  { to: paths.explore, label: "Explore Gardeners" },
  { to: paths.browseTips, label: "All Tips" },
  { to: paths.dashboard, label: "Dashboard" },
];

const [weekdays, weekend] = openingHoursInBrief;

const linkClass = "inline-flex min-h-touch items-center underline-offset-4 hover:underline";

export function Footer() {
  const isHydrated = useHydrated();
  return (
    <footer className="border-rule border-t bg-paper-shade pb-[env(safe-area-inset-bottom)]">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-12 sm:grid-cols-3">
        <div className="col-span-2 flex flex-col gap-x-6 gap-y-3 sm:col-span-3 sm:flex-row sm:items-center">
          <Brand />
          <p className="text-ink-soft">You sow, and you tell. A garden grows by both.</p>
          {/* A prerendered page does not know it. */}
          <div className="min-h-touch sm:ms-auto">{isHydrated && <HemisphereSwitch />}</div>
        </div>
        <nav aria-labelledby="footer-visit">
          <h2 id="footer-visit" className="mb-2 text-xl">
            {/* The spec's spelling. */}
            Lets Visit
          </h2>
          <ul>
            {visitLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact" className="max-sm:order-last max-sm:col-span-2">
          <h2 id="footer-contact" className="mb-2 text-xl">
            Contact Us
          </h2>
          <address className="flex flex-col not-italic">
            <a href={`mailto:${contactDetails.email}`} className={linkClass}>
              {contactDetails.email}
            </a>
            <a href={`tel:${contactDetails.phone.replaceAll(" ", "")}`} className={linkClass}>
              {contactDetails.phone}
            </a>
            <span className="flex min-h-touch items-center">{weekdays}</span>
            <span>{weekend}</span>
          </address>
        </section>
        <nav aria-labelledby="footer-social">
          <h2 id="footer-social" className="mb-2 text-xl">
            Social
          </h2>
          <ul>
            {socialLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noreferrer" className={linkClass}>
                  {label}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** For the season strip, and for the months of a tip's seasons. */
function HemisphereSwitch() {
  const [hemisphere, choose] = useHemisphere();
  const other = hemisphere === "northern" ? "southern" : "northern";
  return (
    <button
      type="button"
      className="flex min-h-touch items-center gap-2 underline decoration-dotted underline-offset-4"
      onClick={() => choose(other)}
    >
      <Globe size="1.125rem" />
      {`Show the ${other} hemisphere`}
    </button>
  );
}
