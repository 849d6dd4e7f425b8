/**
 * Orders versions of products and of systems from old to new: negative when `a` is older than `b`. Numbers are compared and not digits, so
 * that "10.9" is older than "10.15"; a part that is left out is 0. Apart from version.ts, because islands use it, which would load all of zod.
 */
export function compareVersions(a: string, b: string): number {
  const left = a.split(".").map(Number);
  const right = b.split(".").map(Number);
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
