/** Checks of a running deployment from outside, as a visitor's browser sees it. */
import { resolve4, resolve6 } from "node:dns/promises";
import { once } from "node:events";
import { connect } from "node:tls";
import { LOCALES } from "#lib/i18n/locales.ts";
import { DAY } from "#server/durations.ts";
import { COMMON_HEADERS } from "#server/http/headers.ts";
import { checkFeeds, checkRedirects, checkSitemap, type Site } from "./address-lists.ts";
import { type Check, fault, type Finding, note, ok } from "./report.ts";

const TIMEOUT_MS = 15_000;
const CERTIFICATE_DAYS = 14;
const CLOCK_SECONDS = 60;

/** @param address The site's origin. @param probe An address that gets the newsletter's confirmation mail. */
export function listOutsideChecks(address: URL, probe: string | undefined): Check[] {
  const { origin } = address;
  const site: Site = {
    origin,
    fetch: (path, init) => fetch(new URL(path, origin), { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS), ...init }),
  };
  const checks: [string, (site: Site) => Promise<Finding>][] = [
    ["home page", checkHome],
    ["names", checkNames],
    ["https", checkHttps],
    ["clock", checkClock],
    ["API", checkHealth],
    ["database", checkDatabase],
    ["headers", checkHeaders],
    ["compression", checkCompression],
    ["caching", checkCaching],
    ["unknown address", checkUnknown],
    ["robots.txt", checkRobots],
    ["sitemap's pages", checkSitemap],
    ["redirects", checkRedirects],
    ["feeds and appcasts", checkFeeds],
    ["mail", (each) => checkMail(each, probe)],
  ];
  return checks.map(([name, run]) => ({ name, run: () => run(site) }));
}

async function checkHome({ fetch }: Site): Promise<Finding> {
  const begin = performance.now();
  const pages = await Promise.all(LOCALES.map((locale, index) => fetch(index === 0 ? "/" : `/${locale}`)));
  const wrong = pages.filter(({ status }) => status !== 200);
  if (wrong.length > 0)
    return fault(`${wrong.map(({ url, status }) => `${url} answers ${status}`).join(", ")}: is the newest build served?`);
  return ok(`in ${pages.length === 1 ? "one language" : `${pages.length} languages`}, ${Math.round(performance.now() - begin)} ms`);
}

async function checkNames({ origin }: Site): Promise<Finding> {
  const { hostname } = new URL(origin);
  if (/^[\d.]+$|^\[|^localhost$/u.test(hostname)) return note(`${hostname} is no public name`);
  const [v4, v6] = await Promise.all([resolve4(hostname), resolve6(hostname)].map((lookup) => lookup.catch(() => [])));
  if (v4?.length === 0) return fault(`${hostname} has no IPv4 address: add an A record`);
  return v6?.length === 0 ? note(`${hostname} has no IPv6 address: add an AAAA record, if the host has one`) : ok(`IPv4 and IPv6`);
}

async function checkHttps({ origin, fetch }: Site): Promise<Finding> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== "https:") return note("the address is http: no certificate to check");
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY);
    if (days < CERTIFICATE_DAYS) return fault(`the certificate ends in ${days} days: renew it, and see why that did not happen by itself`);
    if (port !== "") return ok(`certificate for ${days} days`);
    const plain = await fetch(`http://${hostname}/`);
    const target = plain.headers.get("location") ?? "";
    if (!target.startsWith(`https://${hostname}`)) return fault(`http://${hostname}/ does not lead to https: add a redirect`);
    return ok(`certificate for ${days} days, and http leads to https`);
  } finally {
    socket.destroy();
  }
}

async function checkClock({ fetch }: Site): Promise<Finding> {
  const seconds = Math.round((Date.parse((await fetch("/")).headers.get("date") ?? "") - Date.now()) / 1000);
  if (Number.isNaN(seconds)) return fault("answers have no Date");
  if (Math.abs(seconds) > CLOCK_SECONDS)
    return fault(`the server's clock differs by ${seconds} s from this machine's: links in mails would end too early or too late; use NTP`);
  return ok(`differs by ${seconds} s`);
}

async function checkHealth({ fetch }: Site): Promise<Finding> {
  const response = await fetch("/api/health");
  return response.status === 200 ? ok("answers") : fault(`/api/health answers ${response.status}: the requests below /api must reach Node`);
}

async function checkDatabase({ fetch }: Site): Promise<Finding> {
  const { status } = await fetch("/api/v1/downloads/no-such-token");
  return status >= 500 ? fault(`a call that reads the database answers ${status}: see the server's log`) : ok("answers");
}

async function checkHeaders({ fetch }: Site): Promise<Finding> {
  const { headers } = await fetch("/");
  const missing = ["Content-Security-Policy", ...Object.keys(COMMON_HEADERS)].filter((name) => !headers.has(name));
  if (missing.length > 0) return fault(`the home page lacks ${missing.join(", ")}: does something in front remove it?`);
  if (headers.has("set-cookie")) return fault("the home page sets a cookie: something in front adds it");
  return ok("policy and the other headers are there, no cookie");
}

async function checkCompression({ fetch }: Site): Promise<Finding> {
  const encodings = await Promise.all(
    ["br", "gzip"].map(async (name) =>
      (await fetch("/", { headers: { "Accept-Encoding": name } })).headers.get("content-encoding") === name ? [name] : [],
    ),
  );
  const found = encodings.flat();
  return found.length === 2
    ? ok("br and gzip")
    : fault(`${found.length === 0 ? "neither br nor gzip" : `only ${found.join()}`}: let the front pass Accept-Encoding on`);
}

async function checkCaching({ fetch }: Site): Promise<Finding> {
  const page = await fetch("/");
  const asset = /\/_assets\/[\w.-]+/u.exec(await page.text())?.[0];
  const etag = page.headers.get("etag");
  if (etag === null) return fault("the home page has no ETag: each visit would load it anew");
  const again = await fetch("/", { headers: { "If-None-Match": etag } });
  if (again.status !== 304) return fault(`the home page answers ${again.status} to its own ETag, not 304`);
  if (asset === undefined) return fault("the home page names no asset");
  const control = (await fetch(asset)).headers.get("cache-control") ?? "";
  return control.includes("immutable")
    ? ok("ETags, and immutable assets")
    : fault(`${asset} has "Cache-Control: ${control}", and should be immutable`);
}

async function checkUnknown({ fetch }: Site): Promise<Finding> {
  const { status } = await fetch("/no-such-page-of-the-doctor");
  return status === 404 ? ok("answers 404") : fault(`answers ${status}, not 404`);
}

async function checkRobots({ origin, fetch }: Site): Promise<Finding> {
  const map = /^Sitemap: (\S+)$/mu.exec(await (await fetch("/robots.txt")).text())?.[1];
  if (map === undefined) return fault("names no sitemap");
  const built = new URL(map).origin;
  return built === origin ? ok("names the sitemap here") : fault(`the site was built for ${built}: build it with SITE_URL=${origin}`);
}

async function checkMail({ fetch }: Site, probe: string | undefined): Promise<Finding> {
  if (probe === undefined) return note("not tried: --probe ADDRESS sends a confirmation mail of the newsletter there");
  const response = await fetch("/api/v1/subscribe-newsletter", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: probe, language: LOCALES[0] }),
  });
  const { errorCode } = (await response.json()) as { errorCode?: string };
  if (response.status === 200) return ok(`taken: a mail must arrive at ${probe} within a minute`);
  return errorCode === "ALREADY_SUBSCRIBED"
    ? note(`${probe} is subscribed already: take another address`)
    : fault(`the sign-up was refused: ${errorCode ?? response.status}`);
}
