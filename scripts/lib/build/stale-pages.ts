/** Which pages a build has to render, each with the reason. */
import type { Page } from "./pages.ts";
import { hashOfPart, type PageRecord } from "./page-record.ts";

/**
 * @param record The last build's; undefined when there is none.
 * @param key pagesKey of this build.
 * @param isIntact Whether the page's HTML of the last build is there, as it was recorded.
 * @returns Reasons by Next's path. A page that is not in it is the same as in the last build.
 */
export function findStalePages(
  pages: readonly Page[],
  record: PageRecord | undefined,
  key: string,
  isIntact: (page: Page, hash: string) => boolean,
): ReadonlyMap<string, string> {
  const all = (reason: string) => new Map(pages.map(({ nextPath }) => [nextPath, reason]));
  if (record === undefined) return all("there is no record of a build before");
  if (record.key !== key) return all("code, configuration, SITE_URL or the day differ from the build before");
  const changed = new Set([...record.parts].filter(([part, hash]) => hashOfPart(part) !== hash).map(([part]) => part));
  const common = record.onLoad.filter((part) => changed.has(part));
  if (common.length > 0) return all(`every page depends on ${common.join(", ")}`);

  const stale = new Map<string, string>();
  for (const page of pages) {
    const entry = record.pages.get(page.nextPath);
    const parts = entry?.reads.filter((part) => changed.has(part)) ?? [];
    if (entry === undefined) stale.set(page.nextPath, "the page is new");
    else if (parts.length > 0) stale.set(page.nextPath, `changed: ${parts.join(", ")}`);
    else if (!isIntact(page, entry.html)) stale.set(page.nextPath, "the document of the build before is missing or was altered");
  }
  return stale;
}
