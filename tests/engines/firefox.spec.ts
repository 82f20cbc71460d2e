import { startFirefox } from "./firefox";
import { walk } from "./walk";

walk("Firefox", startFirefox, "desktop");
