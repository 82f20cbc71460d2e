import { walk } from "./walk";
import { startWebKit } from "./webkit";

walk("WebKit", startWebKit);
