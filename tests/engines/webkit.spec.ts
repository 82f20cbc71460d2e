import { walk } from "./walk";
import { startWebKit } from "./webkit";

// WebKit sometimes keeps a database locked by a page that has been left while reading it. The SDK of the next page then
// gets no answer, which the app reports. Members' pages and logout still work.
walk("WebKit", startWebKit, /AuthUnavailableError: No answer within/);
