/** The command line of `npm run test:webkit`. */
import { oneOf, parseOptions } from "#scripts/lib/options.ts";
import { listSiteLocales } from "#scripts/lib/site-locales.ts";
import type { Locale } from "#schemas/locale.ts";

export type WebKitOptions = { locales: readonly Locale[] };

export const HELP = `npm run test:webkit -- [options]

Opens every page of the build in WebKitGTK, which has the engine of Safari, narrow and wide, and touches its interactive parts: no page
crashes it, none is wider than its window, every interactive part starts, and no script fails. Linux only.

  --locale ja --locale fr   pages in these languages (all)
`;

/** @throws OptionError with a sentence for the terminal. */
export function readWebKitOptions(args: readonly string[]): WebKitOptions {
  const { locale = [] } = parseOptions(args, { locale: { type: "string", multiple: true } }).values;
  const all = listSiteLocales();
  return { locales: locale.length === 0 ? all : locale.map((each) => oneOf("--locale", each, all)) };
}
