import { walk } from "./walk";
import { startWebKit } from "./webkit";

// WebKit sometimes keeps a database locked by a page that was left while it read the database. In the next page,
// Firebase's SDK then gets no answer, which the app reports. Members' pages and logout still work.
walk("WebKit", startWebKit, "phone", /AuthUnavailableError: No answer within/);
