import { prepareDocument } from "@/app/start";

/** Defined by the build (vite.config.ts). */
declare const __TIPS_URL__: string;

prepareDocument(__TIPS_URL__);
