import { prepareDocument } from "@/app/start";

prepareDocument();
