/** @returns Whether one letter inserted, left out, replaced, or swapped with its neighbour makes the one text the other. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.slice(start);
  if (long.length > short.length) return rest === long.slice(start + 1);
  const isSwapped =
    short[start] === long[start + 1] && short[start + 1] === long[start] && short.slice(start + 2) === long.slice(start + 2);
  return isSwapped || rest.slice(1) === long.slice(start + 1);
}
