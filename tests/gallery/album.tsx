import { createRoot } from "react-dom/client";
import { habits } from "@/features/plates/habit";
import { Plate } from "@/features/plates/plate";
import "@/styles/index.css";
import "./album.css";
import names from "@/assets/plates/names.json";

/**
 * The plates side by side, as nobody meets them in the app, to judge them by: which are weak, which too alike. Every
 * one twice, from seeds of the length and look that tips have.
 *
 * `?theme=dusk` shows them by night.
 */
const captions: Partial<Record<string, { latin: string }>> = names.plants;

const plates = habits.flatMap((habit) =>
  ["07", "3f"].map((end) => ({ habit, seed: `64f0c1a2b3d4e5f6a7b8c9${end}` })),
);

function Album() {
  return (
    <main className="album">
      <h1 className="album-title">Botanical plates</h1>
      <p className="album-note">{habits.length} plates, each from two seeds</p>
      <div className="album-sheet">
        {plates.map(({ habit, seed }) => (
          <Plate
            key={habit + seed}
            seed={seed}
            plant={habit}
            caption={captions[habit]?.latin}
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
