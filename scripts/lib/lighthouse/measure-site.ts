/** Measures the pages of the built site with Lighthouse and prints a table. */
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { localePath } from "#lib/i18n/paths.ts";
import { ERROR_PAGE, type PageKind, requirePageKinds } from "#scripts/lib/page-kinds.ts";
import { serveSite } from "#scripts/lib/serve-site.ts";
import { CHROMIUM_FLAGS, requireChromium } from "#scripts/lib/test-tools.ts";
import type { LighthouseOptions } from "./options.ts";
import { CATEGORIES, isGood, LIMITS, medianOf, type Run, runOf } from "./scores.ts";

const FLAGS: Flags = { output: "json", logLevel: "silent", onlyCategories: CATEGORIES, ignoreStatusCode: true };

/** Audits that a page fails on purpose: when search engines are told to leave it out, and when its status is 404. */
const failedOnPurpose = ({ isIndexed, path }: PageKind): string[] => [
  ...(isIndexed ? [] : ["is-crawlable"]),
  ...(path === ERROR_PAGE ? ["http-status-code", "errors-in-console"] : []),
];

/** @returns Whether the median of every page reaches all limits. */
export async function measureSite({ kinds: names, locale, runs }: LighthouseOptions): Promise<boolean> {
  const kinds = requirePageKinds(names).filter(({ locales }) => locales.includes(locale));
  if (kinds.length === 0) throw new Error(`none of these kinds of page exists in ${locale}, so there is nothing to measure`);
  const site = await serveSite();
  const chrome = await launch({ chromePath: requireChromium(), chromeFlags: ["--headless=new", ...CHROMIUM_FLAGS] });
  let areGood = true;
  console.log(`${"".padEnd(24)}${CATEGORIES.map((name) => name.padStart(16)).join("")}       LCP     TBT    CLS`);
  try {
    for (const kind of kinds) {
      const flags: Flags = { ...FLAGS, port: chrome.port, skipAudits: failedOnPurpose(kind) };
      const measured: Run[] = [];
      while (measured.length < runs) measured.push(await measure(`${site.origin}${localePath(locale, kind.path)}`, flags));
      const result = medianOf(measured);
      areGood &&= isGood(result);
      console.log(lineOf(kind.name, result));
      for (const category of CATEGORIES) for (const fault of result.faults[category]) console.log(`    ${category}: ${fault}`);
    }
  } finally {
    chrome.kill();
    await site.stop();
  }
  return areGood;
}

/** A run with a runtime error is no measurement: the error is printed and the run repeated. */
async function measure(address: string, flags: Flags, retriesLeft = 3): Promise<Run> {
  const lhr = (await lighthouse(address, flags))?.lhr;
  if (lhr === undefined) throw new Error(`Lighthouse returned no result for ${address}`);
  if (lhr.runtimeError === undefined) return runOf(lhr);
  if (retriesLeft === 0) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  console.error(`${address}: ${lhr.runtimeError.message}`);
  return measure(address, flags, retriesLeft - 1);
}

function lineOf(name: string, { scores, metrics: { lcp, tbt, cls } }: Run): string {
  const cells = CATEGORIES.map((category) => `${scores[category]}${scores[category] < LIMITS[category] ? " ✗" : "  "}`.padStart(16));
  return `${name.padEnd(24)}${cells.join("")}${`${(lcp / 1000).toFixed(2)} s`.padStart(10)}${`${tbt.toFixed(0)} ms`.padStart(8)}${cls.toFixed(3).padStart(7)}`;
}
