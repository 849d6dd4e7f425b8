/** Measures the pages of the built site with Lighthouse and prints a table. */
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { localePath } from "#lib/i18n/paths.ts";
import { requirePageKinds } from "#scripts/lib/page-kinds.ts";
import { serveSite } from "#scripts/lib/serve-site.ts";
import { CHROMIUM_FLAGS, requireChromium } from "#scripts/lib/test-tools.ts";
import type { LighthouseOptions } from "./options.ts";
import { CATEGORIES, isGood, LIMITS, medianOf, type Run, runOf } from "./scores.ts";

/** @returns Whether the median of every page reaches all limits. */
export async function measureSite({ kinds: names, locale, runs }: LighthouseOptions): Promise<boolean> {
  const kinds = requirePageKinds(names).filter(({ isIndexed, locales }) => isIndexed && locales.includes(locale));
  if (kinds.length === 0) throw new Error("none of these kinds of page is indexed by search engines, so there is nothing to measure");
  const site = await serveSite();
  const chrome = await launch({ chromePath: requireChromium(), chromeFlags: ["--headless=new", ...CHROMIUM_FLAGS] });
  let areGood = true;
  console.log(`${"".padEnd(24)}${CATEGORIES.map((name) => name.padStart(16)).join("")}       LCP     TBT    CLS`);
  try {
    for (const { name, path } of kinds) {
      const measured: Run[] = [];
      while (measured.length < runs) measured.push(await measure(`${site.origin}${localePath(locale, path)}`, chrome.port));
      const result = medianOf(measured);
      areGood &&= isGood(result);
      console.log(lineOf(name, result));
      for (const category of CATEGORIES) for (const fault of result.faults[category]) console.log(`    ${category}: ${fault}`);
    }
  } finally {
    chrome.kill();
    await site.stop();
  }
  return areGood;
}

/** A run with a runtime error is no measurement: the error is printed and the run repeated. */
async function measure(address: string, port: number, retriesLeft = 3): Promise<Run> {
  const flags: Flags = { port, output: "json", logLevel: "silent", onlyCategories: CATEGORIES };
  const lhr = (await lighthouse(address, flags))?.lhr;
  if (lhr === undefined) throw new Error(`Lighthouse returned no result for ${address}`);
  if (lhr.runtimeError === undefined) return runOf(lhr);
  if (retriesLeft === 0) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  console.error(`${address}: ${lhr.runtimeError.message}`);
  return measure(address, port, retriesLeft - 1);
}

function lineOf(name: string, { scores, metrics: { lcp, tbt, cls } }: Run): string {
  const cells = CATEGORIES.map((category) => `${scores[category]}${scores[category] < LIMITS[category] ? " ✗" : "  "}`.padStart(16));
  return `${name.padEnd(24)}${cells.join("")}${`${(lcp / 1000).toFixed(2)} s`.padStart(10)}${`${tbt.toFixed(0)} ms`.padStart(8)}${cls.toFixed(3).padStart(7)}`;
}
