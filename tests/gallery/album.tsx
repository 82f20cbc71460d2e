/**
 * @file Shows all plates side by side, each from two seeds that look like tips' ids, so that weak plates and similar ones
 * stand out. `?theme=dusk` selects the dark theme.
 */

import { createRoot } from "react-dom/client";
import { Plate } from "@/features/plates/plate";
import "@/styles/index.css";
import "./album.css";
import names from "@/assets/plates/names.json";

const captions: Partial<Record<string, { latin: string }>> = names.plants;

const plateNames = Object.keys({ ...names.plants, ...names.neutral });

const plates = plateNames.flatMap((plate) =>
  ["07", "3f"].map((end) => ({ plate, seed: `64f0c1a2b3d4e5f6a7b8c9${end}` })),
);

function Album() {
  return (
    <main className="album">
      <h1 className="album-title">Botanical plates</h1>
      <p className="album-note">{plateNames.length} plates, each from two seeds</p>
      <div className="album-sheet">
        {plates.map(({ plate, seed }) => (
          <Plate
            key={plate + seed}
            seed={seed}
            name={plate}
            caption={captions[plate]?.latin ?? ""}
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
