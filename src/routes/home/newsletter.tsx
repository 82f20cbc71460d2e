import { type CSSProperties, useEffect, useState } from "react";
import { TextField } from "@/components/field";
import { FormBox, useForm } from "@/components/form";

const THANK_YOU_MS = 3000;

/** Sends nothing, as in the spec. */
export function Newsletter() {
  const [subscribedAt, setSubscribedAt] = useState<number | null>(null);
  const { errors, formProps } = useForm({
    submit: async ({ email = "" }, form) => {
      if (email === "") return;
      form.reset();
      setSubscribedAt(Date.now());
    },
  });

  const isThanking = subscribedAt !== null && errors.email === undefined;

  useEffect(() => {
    if (subscribedAt === null) return;
    const timer = setTimeout(() => setSubscribedAt(null), THANK_YOU_MS);
    return () => clearTimeout(timer);
  }, [subscribedAt]);

  return (
    <section
      aria-labelledby="newsletter-heading"
      className="relative overflow-hidden bg-moss text-primary-content dark:bg-[#2c4020] dark:text-cream print:hidden"
    >
      <div className="page grid items-center gap-8 py-10 sm:py-12 md:grid-cols-2">
        <div className="flex flex-col items-start gap-3">
          <span className="badge badge-accent h-auto font-semibold">5,000+ Subscribers</span>
          <h2 id="newsletter-heading" className="text-display-md">
            A letter from the garden
          </h2>
          <p className="text-lead">What to sow, what to leave alone, once a month.</p>
        </div>
        <div className="@container">
          {/* In a narrow box, the button is below the field. */}
          <FormBox className="min-h-[14rem] rounded-box bg-paper px-5 pt-5 pb-1 text-ink @min-[24.75rem]:min-h-[8.5rem]">
            <form {...formProps} className="flex flex-wrap items-start gap-3">
              <div className="min-w-[min(14rem,100%)] flex-1">
                <TextField
                  label="Email"
                  name="email"
                  type="email"
                  autoComplete="email"
                  enterKeyHint="send"
                  // While the thanks are shown, the field is empty, and a second press is not a mistake.
                  required={!isThanking}
                  error={errors.email}
                  remark={isThanking ? "Thank you for subscribing!" : null}
                />
              </div>
              <button type="submit" className="btn btn-primary mt-8 text-base">
                Subscribe
              </button>
            </form>
          </FormBox>
        </div>
      </div>
      {isThanking && <LeafConfetti key={subscribedAt} />}
    </section>
  );
}

const PIECE_COUNT = 28;
/** The moss leaves are brightened, to show on the moss background. */
const colors = ["fill-sun", "fill-terracotta", "fill-cream", "fill-moss brightness-150"];

function LeafConfetti() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 motion-reduce:hidden">
      {Array.from({ length: PIECE_COUNT }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
          key={index}
          viewBox="0 0 20 20"
          className={`leaf-confetti absolute top-0 size-5 ${colors[index % colors.length]}`}
          style={pieceStyle(index)}
          aria-hidden="true"
        >
          <path d="M2 18C2 7 8 2 18 2c0 11-6 16-16 16z" />
        </svg>
      ))}
    </div>
  );
}

/** Fixed strides, coprime to their ranges, spread the pieces evenly but without a visible pattern. */
function pieceStyle(index: number): CSSProperties {
  return {
    left: `${(index * 37) % 100}%`,
    animationDelay: `${(index * 53) % 700}ms`,
    "--drift": `${((index * 29) % 120) - 60}px`,
    "--turn": `${180 + ((index * 97) % 540)}deg`,
  };
}
