import { Clock, Mail, MapPin, Phone } from "lucide-react";
import { PageHeader } from "@/components/page-header";
import { PageTitle } from "@/components/page-title";
import { contactDetails } from "@/lib/contact-details";
import { ContactForm } from "@/routes/contact/contact-form";

const hours = [
  { days: "Mon-Fri", times: "9-5" },
  { days: "Sat", times: "10-2" },
  { days: "Sun", times: "closed" },
];

/** How to reach us, and a form that stays on this page. */
export function ContactPage() {
  return (
    <div className="page pb-20">
      <PageTitle>Contact</PageTitle>
      <PageHeader
        title="Contact"
        text="A question, a mistake in a tip, a spare tray of seedlings: tell us."
      />
      <div className="grid gap-12 lg:grid-cols-[1fr_1.3fr]">
        <section aria-label="Contact details" className="flex flex-col gap-6">
          <address className="flex flex-col not-italic">
            <a
              href={`mailto:${contactDetails.email}`}
              className="flex min-h-touch items-center gap-3"
            >
              <Mail aria-hidden="true" size={20} className="shrink-0 text-terracotta" />
              <span className="link">{contactDetails.email}</span>
            </a>
            <a
              href={`tel:${contactDetails.phone.replaceAll(" ", "")}`}
              className="flex min-h-touch items-center gap-3"
            >
              <Phone aria-hidden="true" size={20} className="shrink-0 text-terracotta" />
              <span className="link">{contactDetails.phone}</span>
            </a>
            <span className="flex min-h-touch items-center gap-3">
              <MapPin aria-hidden="true" size={20} className="shrink-0 text-terracotta" />
              {contactDetails.address}
            </span>
          </address>
          <div>
            <h2 className="mb-2 flex items-center gap-3 text-xl">
              <Clock aria-hidden="true" size={20} className="shrink-0 text-terracotta" />
              Opening hours
            </h2>
            <dl className="grid max-w-xs grid-cols-[auto_1fr] gap-x-6 gap-y-1">
              {hours.map(({ days, times }) => (
                <div key={days} className="contents">
                  <dt className="text-ink-soft">{days}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
        <ContactForm />
      </div>
    </div>
  );
}
