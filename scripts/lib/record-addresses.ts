/** Keeps content/shared/published.txt, from which the checker takes the addresses that must not be lost. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readCorpus } from "#scripts/lib/check/check-content.ts";
import { PUBLISHED_FILE } from "#scripts/lib/check/place.ts";
import { pathIn } from "#scripts/lib/content-files/read-files.ts";
import { today } from "#scripts/lib/days.ts";
import { listAddresses } from "#scripts/lib/check/published.ts";

/**
 * Adds the addresses of the content's pages and headings to the record. What stands there stays: an address is recorded for good.
 *
 * @param root The content folder, which has passed the check.
 * @param write Whether to write the file, or only to compare.
 * @returns The addresses that were missing.
 */
export async function recordAddresses(root: string, write: boolean): Promise<string[]> {
  const corpus = await readCorpus({ root, now: today(), cache: false });
  const file = pathIn(root, PUBLISHED_FILE);
  const recorded = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const known = new Set(recorded);
  const missing = listAddresses(corpus).filter((address) => !known.has(address));
  if (write && missing.length > 0) writeFileSync(file, `${[...recorded, ...missing].toSorted().join("\n")}\n`);
  return missing;
}
