import { useState } from "react";
import { NameAndEmailFields, TextAreaField } from "@/components/field";
import { SubmitButton } from "@/components/submit-button";
import { useForm } from "@/components/use-form";

/** How long the form pretends to send. Milliseconds. */
export const FAKE_SEND_MS = 1500;

/** A message form that, as the spec has it, sends nothing anywhere. */
export function ContactForm() {
  const [isSent, setIsSent] = useState(false);
  const { errors, isBusy, formProps } = useForm({
    submit: async (_values, form) => {
      setIsSent(false);
      await new Promise((resolve) => setTimeout(resolve, FAKE_SEND_MS));
      form.reset();
      setIsSent(true);
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
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
        className="sm:self-start sm:px-8"
      />
      <p role="status" className="min-h-7 font-semibold text-moss">
        {isSent && "Message Sent! We will get back to you soon."}
      </p>
    </form>
  );
}
