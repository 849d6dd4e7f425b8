/** The channels that offer releases. */
import * as z from "zod";

export const ReleaseChannel = z.enum(["stable", "beta"]);
export type ReleaseChannel = z.infer<typeof ReleaseChannel>;
