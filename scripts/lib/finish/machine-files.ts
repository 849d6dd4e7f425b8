/** Files for programs: search engines, home screens, language models. */
import { join } from "node:path";
import { origin } from "#lib/content/addresses.ts";
import { COMPATIBILITY_PATH, compatibility } from "#lib/content/compatibility.ts";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { putFile } from "#scripts/lib/put-file.ts";
import { llmsText } from "./llms.ts";
import { webManifest } from "./manifest.ts";
import { sitemapFiles } from "./sitemap.ts";

export function writeMachineFiles(site: string): void {
  const files = [
    ...sitemapFiles(),
    // Pages that must not be indexed say so in their HTML and headers, which crawlers must be allowed to read.
    { name: "robots.txt", text: `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n` },
    { name: "site.webmanifest", text: webManifest() },
    { name: "llms.txt", text: llmsText() },
    { name: COMPATIBILITY_PATH, text: JSON.stringify(compatibility(DEFAULT_SOURCE)) },
  ];
  for (const { name, text } of files) putFile(join(site, name), text);
}
