/** The command line of `npm run screenshots`. */
import { oneOf, OptionError, parseOptions } from "#scripts/lib/options.ts";
import { listSiteLocales } from "#scripts/lib/site-locales.ts";

const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

export const HELP = `npm run screenshots -- [options]

Takes a picture of each kind of page of the build in dist/ and writes it to .cache/screenshots.

  --kind home --kind product   only these kinds of page (all)
  --locale ja --locale fr      in these languages (the site's first three)
  --width 390                  at these widths (390, 768, 1440)
  --scheme dark                in these schemes (light, dark)
  --visitor en                 in a browser set to English, so that pages in other languages offer it (each page's own language)
  --sheets                     also one sheet for each kind and language, all its pictures side by side`;

/** @throws OptionError with a sentence for the terminal. */
export function readScreenshotOptions(args: readonly string[]) {
  const { values } = parseOptions(args, {
    kind: { type: "string", multiple: true, default: [] },
    locale: { type: "string", multiple: true },
    width: { type: "string", multiple: true, default: ["390", "768", "1440"] },
    scheme: { type: "string", multiple: true, default: [...SCHEMES] },
    visitor: { type: "string" },
    sheets: { type: "boolean", default: false },
  });
  const locales = listSiteLocales();
  return {
    kinds: values.kind,
    locales: (values.locale ?? locales.slice(0, 3)).map((locale) => oneOf("--locale", locale, locales)),
    widths: values.width.map(readWidth),
    schemes: values.scheme.map((scheme) => oneOf("--scheme", scheme, SCHEMES)),
    /** The language of the visitor's browser; without it, each page's own. */
    visitor: values.visitor === undefined ? undefined : oneOf("--visitor", values.visitor, locales),
    sheets: values.sheets,
  };
}

export type ScreenshotOptions = ReturnType<typeof readScreenshotOptions>;

function readWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 200 || width > 4000) throw new OptionError(`--width is ${text}; write pixels from 200 to 4000`);
  return width;
}
