/** Each with what its browsers write; the first one that fits counts, because most also write the names of others. */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//u],
  ["Opera", /\bOPR\//u],
  ["Samsung Internet", /\bSamsungBrowser\//u],
  ["Firefox", /\b(?:Firefox|FxiOS)\//u],
  ["Chrome", /Chrome\/|\bCriOS\//u],
  ["Safari", /\bVersion\/.*\bSafari\//u],
] as const;
const SYSTEMS = [
  ["iPhone", /\(iPhone;/u],
  ["iPad", /\(iPad;/u],
  ["Android", /\bAndroid\b/u],
  ["Windows", /\bWindows\b/u],
  ["macOS", /\bMac OS X\b/u],
  ["ChromeOS", /\bCrOS\b/u],
  ["Linux", /\bLinux\b/u],
] as const;

const nameIn = (agent: string, names: readonly (readonly [string, RegExp])[]) => names.find(([, pattern]) => pattern.test(agent))?.[0];

/**
 * @param agent The `User-Agent` of a browser.
 * @returns What a person calls it: "Firefox (Windows)". What is no browser's is returned as it is.
 */
export function deviceName(agent: string): string {
  const browser = nameIn(agent, BROWSERS);
  const system = nameIn(agent, SYSTEMS);
  return browser === undefined || system === undefined ? agent : `${browser} (${system})`;
}
