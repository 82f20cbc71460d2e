import { useEffect, useState } from "react";
import { TextField } from "@/components/field";
import { useForm } from "@/components/use-form";
import { useHydrated } from "@/lib/use-hydrated";
import { LeafConfetti } from "@/routes/home/leaf-confetti";

/** How long the thank-you stands. Milliseconds. */
export const THANK_YOU_MS = 3000;

/** The newsletter sign-up. It stays on this page: nothing is sent anywhere. */
export function Newsletter() {
  const [isThanking, setIsThanking] = useState(false);
  const isHydrated = useHydrated();
  const { errors, formProps } = useForm({
    submit: async (_values, form) => {
      form.reset();
      setIsThanking(true);
    },
  });

  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => setIsThanking(false), THANK_YOU_MS);
    return () => clearTimeout(timer);
  }, [isThanking]);

  return (
    <section
      aria-labelledby="newsletter-heading"
      className="relative overflow-hidden bg-moss text-primary-content dark:bg-neutral dark:text-ink"
    >
      <div className="page grid items-center gap-8 py-16 md:grid-cols-2">
        <div className="flex flex-col items-start gap-3">
          <span className="badge badge-accent font-semibold">5,000+ Subscribers</span>
          <h2 id="newsletter-heading" className="text-display-md">
            A letter from the garden
          </h2>
          <p className="text-lead">What to sow, what to leave alone, once a month.</p>
        </div>
        <div className="min-h-36 content-center rounded-box bg-paper p-5 text-ink">
          <form
            {...formProps}
            className={`flex flex-wrap items-start gap-3 ${isThanking ? "hidden" : ""}`}
          >
            <div className="min-w-[min(14rem,100%)] flex-1">
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="email"
                enterKeyHint="send"
                required
                error={errors.email}
              />
            </div>
            <button
              type="submit"
              // Until it is hydrated the browser itself would send the form, with the email in the address.
              disabled={!isHydrated}
              className="btn btn-primary mt-8 min-h-touch text-base"
            >
              Subscribe
            </button>
          </form>
          <p role="status" className="font-display text-display-sm">
            {isThanking && "Thank you for subscribing!"}
          </p>
        </div>
      </div>
      {isThanking && <LeafConfetti />}
    </section>
  );
}
