import { showToast } from "@/components/dialog";
import { TextField } from "@/components/field";
import { useForm } from "@/components/use-form";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";
import { formatIsoDate } from "@/lib/format";
import { icalendar } from "@/lib/icalendar";
import { tipUrl } from "@/lib/paths";
import { fileName, saveFile } from "@/lib/save-file";

const ADVICE_MS = 4000;

export function CalendarForm({ tip, onDone }: { tip: Tip; onDone: () => void }) {
  const today = new Date();
  const { errors, formProps } = useForm({
    // Compares with the day of the submit, since the dialog may have been open overnight.
    check: ({ day = "" }) =>
      day < formatIsoDate(new Date()) ? { day: "Please choose today or a later day." } : {},
    submit: async ({ day = "", time = "" }) => {
      const url = tipUrl(tip._id);
      const text = icalendar({
        uid: `${encodeURIComponent(tip._id)}-${day}-${time || "all-day"}@${window.location.host}`,
        stamp: new Date(),
        day,
        time: time || null,
        summary: tipTitle(tip),
        description: `${tip.description.trim()}\n\n${url}`.trim(),
        url,
      });
      const file = new Blob([text], { type: "text/calendar;charset=utf-8" });
      saveFile(`${fileName(tipTitle(tip), "tip")}.ics`, file);
      onDone();
      void showToast("Open the file to add it to your calendar", {
        icon: "info",
        timer: ADVICE_MS,
      });
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <p dir="auto">{tipTitle(tip)}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Day"
          name="day"
          type="date"
          required
          min={formatIsoDate(today)}
          // Makes browsers limit the year to four digits.
          max="9999-12-31"
          defaultValue={nextSaturday(today)}
          error={errors.day}
        />
        <TextField
          label="Time"
          name="time"
          type="time"
          hint="Leave empty for all day."
          error={errors.time}
        />
      </div>
      <button type="submit" className="btn btn-primary text-base">
        Save calendar file
      </button>
    </form>
  );
}

/** The first Saturday after a date, as YYYY-MM-DD. */
export function nextSaturday(moment: Date): string {
  const daysSinceSaturday = (moment.getDay() + 1) % 7;
  // In days rather than hours, since a day may have 23 or 25 hours.
  const day = moment.getDate() + 7 - daysSinceSaturday;
  return formatIsoDate(new Date(moment.getFullYear(), moment.getMonth(), day));
}
