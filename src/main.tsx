import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@/styles/index.css";
import { App } from "@/app/app";
import { Spinner } from "@/components/spinner";
import { environmentProblem } from "@/lib/env";

// biome-ignore lint/style/noNonNullAssertion: index.html has it
const root = createRoot(document.getElementById("root")!);

function show(view: ReactNode) {
  root.render(<StrictMode>{view}</StrictMode>);
}

async function start() {
  if (environmentProblem !== null) {
    const { SettingsProblem } = await import("@/app/start-problem");
    return show(<SettingsProblem {...environmentProblem} />);
  }
  if (__MOCKS__) {
    show(<Spinner label="Starting the demo" />);
    const { startDemo } = await import("@/mocks/start-demo");
    try {
      await startDemo();
    } catch (error) {
      const { DemoProblem } = await import("@/app/start-problem");
      return show(<DemoProblem error={error} />);
    }
  }
  show(<App />);
}

void start();
