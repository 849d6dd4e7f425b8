/** Files for programs: search engines, home screens, language models. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { llmsText } from "./llms.ts";
import { webManifest } from "./manifest.ts";
import { robotsText } from "./robots.ts";
import { sitemapFiles } from "./sitemap.ts";

export function writeMachineFiles(site: string): void {
  const files = [
    ...sitemapFiles(),
    { name: "robots.txt", text: robotsText() },
    { name: "site.webmanifest", text: webManifest() },
    { name: "llms.txt", text: llmsText() },
  ];
  for (const { name, text } of files) writeFileSync(join(site, name), text);
}
