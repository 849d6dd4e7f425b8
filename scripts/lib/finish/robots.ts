import { origin } from "#lib/content/addresses.ts";

/**
 * Who may read what. Pages that nobody should find say so themselves, and must be read to say it; `/api` has nothing to read.
 * The site map is named by its full address.
 */
export const robotsText = (): string => `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
