/** The command line of `npm run check:content`. */
import { ALL_LOCALES } from "#schemas/locale.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { oneOf, OptionError, parseOptions } from "#scripts/lib/options.ts";
import { isDay } from "#scripts/lib/days.ts";

const FORMATS = ["pretty", "lines", "github", "json", "sarif"] as const;

export const HELP = `npm run check:content -- [options]

  --format pretty|lines|github|json|sarif
                                      how to print (pretty); lines is one line for each problem, for editors
  --locale de                         only what concerns one language
  --fix                               correct what is certain, then report the rest
  --now YYYY-MM-DD|today              the day that graces are counted to (HEAD's commit date)
  --root DIR                          the content folder (CONTENT_DIR, or content)
  --no-cache                          read every file anew
`;

const SPECIFICATION = {
  format: { type: "string", default: "pretty" },
  locale: { type: "string" },
  fix: { type: "boolean", default: false },
  now: { type: "string" },
  root: { type: "string", default: CONTENT_FOLDER },
  "no-cache": { type: "boolean", default: false },
} as const;

/** @throws OptionError with a sentence for the terminal. */
export function readOptions(args: readonly string[]) {
  const { values } = parseOptions(args, SPECIFICATION);
  const { format, locale, now, fix, root } = values;
  return {
    format: oneOf("--format", format, FORMATS),
    locale: locale === undefined ? undefined : oneOf("--locale", locale, ALL_LOCALES),
    now: now === undefined ? undefined : dayOf(now),
    fix,
    root,
    cache: !values["no-cache"],
  };
}

export type Options = ReturnType<typeof readOptions>;

function dayOf(now: string): string {
  if (now === "today" || isDay(now)) return now;
  throw new OptionError(`--now is ${now}; write a day as YYYY-MM-DD, or today`);
}
