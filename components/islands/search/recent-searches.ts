/** The last searches that led somewhere, kept in this browser only. A browser that forbids it keeps none. */
const KEY = "recent-searches";
const MAX_KEPT = 5;

export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((query) => typeof query === "string").slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

/** @param query What was typed when a result was opened. */
export function keepRecentSearch(query: string): void {
  const wanted = query.trim();
  if (wanted !== "") write([wanted, ...readRecentSearches().filter((other) => other !== wanted)].slice(0, MAX_KEPT));
}

export const forgetRecentSearches = (): void => write([]);

function write(queries: readonly string[]): void {
  try {
    if (queries.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // Private windows of some browsers refuse.
  }
}
