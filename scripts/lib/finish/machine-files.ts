/** Files for programs: search engines, home screens, language models, and finders of a vulnerability. */
import { join } from "node:path";
import { origin } from "#lib/content/addresses.ts";
import { COMPATIBILITY_PATH, compatibility } from "#lib/content/compatibility.ts";
import { site as vendor } from "#lib/content/site.ts";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { PAPER } from "#schemas/paper.ts";
import { DAY } from "#server/durations.ts";
import { putFile } from "#scripts/lib/put-file.ts";
import { llmsText } from "./llms.ts";
import { sitemapFiles } from "./sitemap.ts";

export function writeMachineFiles(site: string): void {
  const files = [
    ...sitemapFiles(),
    // Pages that must not be indexed say so in their HTML and headers, which crawlers must be allowed to read.
    { name: "robots.txt", text: `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n` },
    { name: "site.webmanifest", text: webManifest() },
    { name: "llms.txt", text: llmsText() },
    { name: ".well-known/security.txt", text: securityText(new Date()) },
    { name: COMPATIBILITY_PATH, text: JSON.stringify(compatibility(DEFAULT_SOURCE)) },
  ];
  for (const { name, text } of files) putFile(join(site, name), text);
}

/** What a system needs to put the site on a home screen. It opens at the default language's home page, in a browser. */
function webManifest(): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  return JSON.stringify({
    id: "/",
    name: vendor.name,
    short_name: vendor.name,
    start_url: "/",
    display: "browser",
    // The icons' own ground, which is the dark scheme's paper.
    background_color: PAPER.dark,
    theme_color: PAPER.dark,
    icons: [icon(192), icon(512), { ...icon(512), purpose: "maskable" }],
  });
}

/** Days. RFC 9116, section 2.5.5, recommends less than a year. */
const SECURITY_TEXT_DAYS = 360;

/** Where vulnerabilities are reported (RFC 9116). The same in all builds of a day. */
function securityText(now: Date): string {
  const end = new Date(now.getTime() + SECURITY_TEXT_DAYS * DAY).toISOString().slice(0, 10);
  return `Contact: mailto:${vendor.email}\nExpires: ${end}T00:00:00Z\nCanonical: ${origin}/.well-known/security.txt\n`;
}
