import { LineIcon } from "@/components/line-icon";
import { useTheme } from "@/lib/theme";

/** Changes between the light and the dark theme. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  const isDusk = theme === "dusk";
  return (
    <button
      type="button"
      className="grid size-touch shrink-0 place-items-center rounded-field hover:bg-paper-shade"
      aria-label={isDusk ? "Switch to the light theme" : "Switch to the dark theme"}
      onClick={() => choose(isDusk ? "daylight" : "dusk")}
    >
      <LineIcon drawing={isDusk ? "sun" : "moon"} size={20} />
    </button>
  );
}
