/** Addresses that have moved, as the build wrote them for the server (scripts/lib/finish/host-files.ts). */
import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { PageRedirect } from "#lib/redirects.ts";
import { sendPlain } from "./plain-answer.ts";

/** In the finished site, and no address. */
export const REDIRECTS_FILE = "_redirects.json";

/** What that file holds: by the old path in normal form. */
export type SiteRedirects = Readonly<Record<string, PageRedirect>>;

/** The redirects of a finished site; none where the build has written none. */
export function readRedirects(folder: string): ReadonlyMap<string, PageRedirect> {
  const file = join(folder, REDIRECTS_FILE);
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8")) as SiteRedirects) : []);
}

/** Answers with 308 or 307, so that a client keeps its method. @param query With its question mark; it goes along. */
export function sendRedirect(response: ServerResponse, { to, isPermanent }: PageRedirect, query: string): void {
  const [path = "", anchor] = to.split("#");
  sendPlain(response, isPermanent ? 308 : 307, `This page is at ${path}`, {
    Location: path + query + (anchor === undefined ? "" : `#${anchor}`),
  });
}
