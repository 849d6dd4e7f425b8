/**
 * `npm run lighthouse`: each kind of page that search engines may have, as Lighthouse sees it on a slow telephone. The
 * settings are Lighthouse's own; no audit is left out. Exits 1 when a median is below its limit, and says what it was.
 */
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { localePath } from "#lib/i18n/paths.ts";
import { CHROMIUM_FLAGS, requireChromium } from "./lib/find-chromium.ts";
import { HELP, type LighthouseOptions, readLighthouseOptions } from "./lib/lighthouse/options.ts";
import { CATEGORIES, isGood, LIMITS, medianOf, type Run, runOf } from "./lib/lighthouse/scores.ts";
import { requirePageKinds } from "./lib/page-kinds.ts";
import { serveSite } from "./lib/serve-site.ts";

try {
  const options = readLighthouseOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(HELP);
  else process.exitCode = (await measureAll(options)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

async function measureAll({ kinds: names, locale, runs }: LighthouseOptions): Promise<boolean> {
  const kinds = requirePageKinds(names).filter(({ isIndexed, locales }) => isIndexed && locales.includes(locale));
  if (kinds.length === 0) throw new Error("search engines may have none of these kinds, so there is nothing to measure");
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

/** A run that Lighthouse itself calls spoilt ("please run Lighthouse again") is no measurement and is repeated, aloud. */
async function measure(address: string, port: number, triesLeft = 3): Promise<Run> {
  const flags: Flags = { port, output: "json", logLevel: "silent", onlyCategories: CATEGORIES };
  const result = await lighthouse(address, flags);
  const lhr = result?.lhr;
  if (lhr === undefined) throw new Error(`Lighthouse had nothing to say of ${address}`);
  if (lhr.runtimeError === undefined) return runOf(lhr);
  if (triesLeft === 0) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  console.error(`${address}: ${lhr.runtimeError.message}`);
  return measure(address, port, triesLeft - 1);
}

function lineOf(name: string, { scores, metrics: { lcp, tbt, cls } }: Run): string {
  const cells = CATEGORIES.map((category) => `${scores[category]}${scores[category] < LIMITS[category] ? " ✗" : "  "}`.padStart(16));
  return `${name.padEnd(24)}${cells.join("")}${`${(lcp / 1000).toFixed(2)} s`.padStart(10)}${`${tbt.toFixed(0)} ms`.padStart(8)}${cls.toFixed(3).padStart(7)}`;
}
