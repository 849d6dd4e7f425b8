/** The command line of `npm run screenshots`. */
import { parseArgs } from "node:util";
import { z } from "zod";
import { Locale } from "#schemas/locale.ts";
import { OptionError, refuseUnknown } from "#scripts/lib/options.ts";

const WIDTHS = [390, 768, 1440] as const;
const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

export type ScreenshotOptions = {
  kinds: string[];
  locales: Locale[];
  widths: number[];
  schemes: Scheme[];
  /** What the visitor's browser wants; else each page is opened by one that wants the page's language. */
  visitor?: Locale;
  sheets: boolean;
  help: boolean;
};

export const HELP = `npm run screenshots -- [options]

  --kind home --kind product   only these kinds of page (all)
  --locale ja --locale fr      in these languages (ja, en, de)
  --width 390                  at these widths (390, 768, 1440)
  --scheme dark                in these schemes (light, dark)
  --visitor en                 by a browser that wants English, so that other pages offer it (each page's own language)
  --sheets                     also one sheet for each kind and language, all its pictures side by side
`;

const Options = z.object({
  kind: z.array(z.string()).default([]),
  locale: z.array(Locale).default(["ja", "en", "de"]),
  width: z.array(z.coerce.number().int().min(200).max(4000)).default([...WIDTHS]),
  scheme: z.array(z.enum(SCHEMES)).default([...SCHEMES]),
  visitor: Locale.optional(),
  sheets: z.boolean().default(false),
  help: z.boolean().default(false),
});

const MANY = { type: "string", multiple: true } as const;
const SPECIFICATION = {
  kind: MANY,
  locale: MANY,
  width: MANY,
  scheme: MANY,
  visitor: { type: "string" },
  sheets: { type: "boolean" },
  help: { type: "boolean" },
} as const;

/** @throws OptionError with a sentence for the terminal. */
export function readScreenshotOptions(args: readonly string[]): ScreenshotOptions {
  refuseUnknown(args, SPECIFICATION);
  const { values } = parseArgs({ args: [...args], options: SPECIFICATION });
  const parsed = Options.safeParse(values);
  if (!parsed.success) throw new OptionError(parsed.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`).join("\n"));
  const { kind, locale, width, scheme, visitor, sheets, help } = parsed.data;
  return {
    kinds: kind,
    locales: locale,
    widths: width,
    schemes: scheme,
    ...(visitor === undefined ? {} : { visitor }),
    sheets,
    help,
  };
}
