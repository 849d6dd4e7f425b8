import { siteOrigin, type Environment } from "#server/env.ts";

/** The same machine under its other names, for as long as nobody has said what the site is called. */
const LOOPBACK_NAMES = ["127.0.0.1", "[::1]"];

function ownOrigins(env: Environment): string[] {
  const origin = siteOrigin(env);
  return env.SITE_URL === undefined ? [origin, ...LOOPBACK_NAMES.map((name) => origin.replace("localhost", name))] : [origin];
}

/**
 * Whether a page of another site sent this. Programs name no origin and are not foreign; nor is a form of our own whose page
 * keeps its address to itself (`Referrer-Policy: no-referrer` makes the origin `null`), which the browser says otherwise.
 */
export function isForeign(headers: Headers, env: Environment): boolean {
  const origin = headers.get("origin");
  const relation = headers.get("sec-fetch-site");
  if (origin === null) return relation === "cross-site" || relation === "same-site";
  if (origin === "null") return relation !== "same-origin";
  return !ownOrigins(env).includes(origin);
}
