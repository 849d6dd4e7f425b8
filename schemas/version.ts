/** Version numbers: MAJOR.MINOR.PATCH. What each part means is in `release-facts.ts`. */
import * as z from "zod";

export const Version = z.string().regex(/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u, "write MAJOR.MINOR.PATCH, such as 1.4.2");
export type Version = z.infer<typeof Version>;
