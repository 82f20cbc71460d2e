import { publicPages } from "@/lib/paths";

/** A page of static text, which sends no call. */
export const quietPage = publicPages.about.path;

/** A page's address. @param id of the tip, if the page is about one */
export const addressOf = ({ path }: { path: string }, id: string) => path.replace(":id", id);
