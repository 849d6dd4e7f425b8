/** The command line of `npm run lighthouse`. */
import type { Locale } from "#schemas/locale.ts";
import { oneOf, parseOptions, wholeNumber } from "#scripts/lib/options.ts";
import { listSiteLocales } from "#scripts/lib/site-locales.ts";

export type LighthouseOptions = { kinds: string[]; locale: Locale; runs: number };

export const HELP = `npm run lighthouse -- [options]

Measures each kind of page of the build in dist/ on a slow phone. Fails below 98 in performance and 100 in the rest.

  --kind home --kind product   only these kinds of page (all)
  --locale en                  in which language (the site's first)
  --runs 5                     how often each page is measured; its median counts (3)`;

/** @throws OptionError with a sentence for the terminal. */
export function readLighthouseOptions(args: readonly string[]): LighthouseOptions {
  const { values } = parseOptions(args, {
    kind: { type: "string", multiple: true, default: [] },
    locale: { type: "string" },
    runs: { type: "string", default: "3" },
  });
  const locales = listSiteLocales();
  return { kinds: values.kind, locale: oneOf("--locale", values.locale ?? locales[0], locales), runs: wholeNumber("--runs", values.runs) };
}
