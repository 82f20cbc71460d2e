import { Clock, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FactList } from "@/components/fact-list";
import { NameAndEmailFields, TextAreaField } from "@/components/field";
import { FormBox, forgetForm, SubmitButton, useForm } from "@/components/form";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { Plate } from "@/features/plates/plate";
import { contactDetails, openingHours } from "@/lib/community";

interface ContactLinkProps {
  icon: LucideIcon;
  href: string;
  text: string;
}

function ContactLink({ icon: Icon, href, text }: ContactLinkProps) {
  return (
    <a href={href} className="flex min-h-touch items-center gap-3">
      <Icon size="1.25rem" className="shrink-0 text-terracotta" />
      <span className="link">{text}</span>
    </a>
  );
}

export function Page() {
  const { email, phone, address } = contactDetails;
  return (
    <div className="page pb-20">
      <PageTitle>Contact</PageTitle>
      <PageHeader
        title="Contact"
        intro="A question, a mistake in a tip, a spare tray of seedlings: tell us."
      />
      <div className="grid gap-10 md:grid-cols-[1fr_1.3fr] md:gap-12">
        <section
          aria-label="Contact details"
          className="flex flex-col gap-6 rounded-box bg-paper-shade p-5 lg:p-8"
        >
          <address className="flex flex-col not-italic">
            <ContactLink icon={Mail} href={`mailto:${email}`} text={email} />
            <ContactLink icon={Phone} href={`tel:${phone.replaceAll(" ", "")}`} text={phone} />
            <span className="flex min-h-touch items-center gap-3">
              <MapPin size="1.25rem" className="shrink-0 text-terracotta" />
              {address}
            </span>
          </address>
          <div>
            <h2 className="mb-2 flex items-center gap-3 text-xl">
              <Clock size="1.25rem" className="shrink-0 text-terracotta" />
              Opening hours
            </h2>
            <FactList facts={openingHours} className="max-w-xs gap-x-6 gap-y-1" />
          </div>
          <div className="relative min-h-56 flex-1 max-md:hidden">
            <Plate seed="a spare tray" name="lettuce" className="absolute inset-0 size-full" />
          </div>
        </section>
        <FormBox className="min-h-[34.5rem] max-md:order-first">
          <ContactForm />
        </FormBox>
      </div>
    </div>
  );
}

export const FAKE_SEND_MS = 1500;

function ContactForm() {
  const [isSent, setIsSent] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  // Scrolls it into view, too.
  useEffect(() => {
    if (isSent) message.current?.focus();
  }, [isSent]);
  const { errors, isBusy, formProps } = useForm({
    keptAs: "contact",
    submit: async (_values, form) => {
      await new Promise((resolve) => setTimeout(resolve, FAKE_SEND_MS));
      form.reset();
      forgetForm("contact");
      setIsSent(true);
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // Otherwise, the thanks for the previous message would stay beside errors.
    setIsSent(false);
    return formProps.onSubmit(event);
  }

  return (
    <form {...formProps} onSubmit={handleSubmit} className="flex flex-col">
      <NameAndEmailFields errors={errors} readOnly={isBusy} />
      <TextAreaField
        label="Message"
        name="message"
        required
        rows={6}
        readOnly={isBusy}
        error={errors.message}
      />
      <SubmitButton
        isBusy={isBusy}
        label="Send Message"
        busyLabel="Sending..."
        className="mb-5 sm:self-start sm:px-8"
      />
      <p
        ref={message}
        role="status"
        tabIndex={-1}
        className="min-h-7 scroll-mt-24 font-semibold text-moss"
      >
        {isSent && "Message Sent! We will get back to you soon."}
      </p>
    </form>
  );
}
