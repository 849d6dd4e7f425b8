/** A section of an article and its translation, as the checker sees them. */
import { appendFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "./known-analyses.ts";
import { layOut } from "./lay-out.ts";
import { recordSources } from "./record-sources.ts";

/** An article of the small site, below the folder of a language. */
export const TRANSLATED = "support/lost-licence-key.mdx";

/** Puts a text at the end of the article in both languages, and accepts the translation. @returns What the checker then says. */
export async function problemsFor(source: string, translation: string) {
  using site = layOut();
  appendFileSync(path.join(site.root, "en", TRANSLATED), `\n${source}\n`);
  appendFileSync(path.join(site.root, "ja", TRANSLATED), `\n${translation}\n`);
  recordSources(site.root);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  return problems;
}

export const messagesFor = async (source: string, translation: string): Promise<string[]> =>
  (await problemsFor(source, translation)).map(({ rule, message }) => `${rule}: ${message}`);
