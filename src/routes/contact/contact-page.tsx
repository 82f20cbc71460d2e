import { Clock, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import { FactList } from "@/components/fact-list";
import { PageHeader } from "@/components/page-header";
import { PageTitle } from "@/components/page-title";
import { contactDetails } from "@/lib/contact-details";
import { ContactForm } from "@/routes/contact/contact-form";

const hours = [
  { term: "Mon-Fri", text: "9-5" },
  { term: "Sat", text: "10-2" },
  { term: "Sun", text: "closed" },
];

interface ContactLinkProps {
  icon: LucideIcon;
  href: string;
  text: string;
}

function ContactLink({ icon: Icon, href, text }: ContactLinkProps) {
  return (
    <a href={href} className="flex min-h-touch items-center gap-3">
      <Icon aria-hidden="true" size={20} className="shrink-0 text-terracotta" />
      <span className="link">{text}</span>
    </a>
  );
}

/** How to reach us, and a form that stays on this page. */
export function ContactPage() {
  const { email, phone, address } = contactDetails;
  return (
    <div className="page pb-20">
      <PageTitle>Contact</PageTitle>
      <PageHeader
        title="Contact"
        text="A question, a mistake in a tip, a spare tray of seedlings: tell us."
      />
      <div className="grid gap-12 md:grid-cols-[1fr_1.3fr]">
        <section aria-label="Contact details" className="flex flex-col gap-6">
          <address className="flex flex-col not-italic">
            <ContactLink icon={Mail} href={`mailto:${email}`} text={email} />
            <ContactLink icon={Phone} href={`tel:${phone.replaceAll(" ", "")}`} text={phone} />
            <span className="flex min-h-touch items-center gap-3">
              <MapPin aria-hidden="true" size={20} className="shrink-0 text-terracotta" />
              {address}
            </span>
          </address>
          <div>
            <h2 className="mb-2 flex items-center gap-3 text-xl">
              <Clock aria-hidden="true" size={20} className="shrink-0 text-terracotta" />
              Opening hours
            </h2>
            <FactList facts={hours} className="max-w-xs gap-x-6 gap-y-1" />
          </div>
        </section>
        <ContactForm />
      </div>
    </div>
  );
}
