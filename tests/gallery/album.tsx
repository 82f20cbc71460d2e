import { createRoot } from "react-dom/client";
import { habits } from "@/features/plates/habit";
import { Plate } from "@/features/plates/plate";
import "@/styles/index.css";
import "./album.css";
import { latinNames } from "./latin-names";

/**
 * The plates side by side, as nobody meets them in the app, to judge them by: which are weak, which too alike. Every
 * habit twice, and two of them a third time, from seeds of the length and look that tips have.
 *
 * `?theme=dusk` shows them by night.
 */
const PLATES = 48;

const plates = Array.from({ length: PLATES }, (_, index) => {
  const habit = habits[Math.floor(index / 2) % habits.length] ?? "daisy";
  return { habit, seed: `64f0c1a2b3d4e5f6a7b8c9${String(index).padStart(2, "0")}` };
});

function Album() {
  return (
    <main className="album">
      <h1 className="album-title">Botanical plates</h1>
      <p className="album-note">
        {habits.length} habits, {PLATES} seeds
      </p>
      <div className="album-sheet">
        {plates.map(({ habit, seed }) => (
          <Plate
            key={seed}
            seed={seed}
            plant={habit}
            caption={latinNames[habit]}
            className="album-plate"
          />
        ))}
      </div>
    </main>
  );
}

document.documentElement.dataset.theme =
  new URLSearchParams(location.search).get("theme") ?? "daylight";
createRoot(document.querySelector("#album") ?? document.body).render(<Album />);
