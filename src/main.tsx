import { type ReactNode, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import "@/styles/index.css";
import { mountApp } from "@/app/mount-app";
import { Spinner } from "@/components/states";
import { rootOptions } from "@/lib/report-error";

// biome-ignore lint/style/noNonNullAssertion: index.html has it
const container = document.getElementById("root")!;
/** Created on first use, since `mountApp` hydrates a prerendered page instead. */
let root: Root | null = null;

function show(view: ReactNode) {
  root ??= createRoot(container, rootOptions);
  root.render(<StrictMode>{view}</StrictMode>);
}

async function start() {
  let demo: ReactNode = null;
  if (__MOCKS__) {
    show(<Spinner label="Starting the demo" />);
    const { DemoProblem, startDemo } = await import("@/mocks/start");
    try {
      demo = await startDemo();
    } catch (error) {
      return show(<DemoProblem error={error} />);
    }
  }
  await mountApp(container, show, demo);
}

void start();
