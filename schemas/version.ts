/** Version numbers: MAJOR.MINOR.PATCH. What each part means is in `release-facts.ts`. */
import { z } from "zod";

export const Version = z.string().regex(/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u, "write MAJOR.MINOR.PATCH, such as 1.4.2");
export type Version = z.infer<typeof Version>;

/** Orders versions from old to new: negative when `a` is older than `b`. */
export function compareVersions(a: Version, b: Version): number {
  const left = a.split(".").map(Number);
  const right = b.split(".").map(Number);
  for (let part = 0; part < 3; part++) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
