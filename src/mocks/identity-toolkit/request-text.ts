import * as v from "valibot";

/** A text of a request. The provider takes a number for the text of its digits, and nothing else. */
export const RequestTextSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
