import * as z from "zod";

/**
 * @param protocol Those that are allowed.
 * @param example For the message.
 * @returns The schema of a whole address in a variable of the environment.
 */
export function webAddress(protocol: RegExp, example: string) {
  const error = `write an address such as ${example}`;
  // A PostgreSQL URL may point to a local socket, which has no host name.
  const isWhole = (url: string) => URL.canParse(url) && (url.startsWith("postgres") || new URL(url).hostname !== "");
  return z.url({ protocol, error, abort: true }).refine(isWhole, { error, abort: true });
}

/** `SITE_URL`, of the build and of the server: the site's origin. */
export const SiteUrl = webAddress(/^https?$/u, "https://rittai-audio.example")
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`, "write the origin alone, without path, query or user")
  .transform((url) => new URL(url).origin);

/** `ANALYTICS_URL`, of the build and of the server: where page views are counted. */
export const AnalyticsUrl = webAddress(/^https?$/u, "https://stats.example/api/event").transform((url) => new URL(url).href);
