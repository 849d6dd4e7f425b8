import { origin } from "#lib/content/addresses.ts";

/** Pages that must not be indexed say so in their HTML and headers, which crawlers must be allowed to read, so only `/api` is closed. */
export const robotsText = (): string => `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
