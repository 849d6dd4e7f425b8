/** The command line of `npm run lighthouse`. */
import { parseArgs } from "node:util";
import { Locale } from "#schemas/locale.ts";
import { OptionError, refuseUnknown } from "#scripts/lib/options.ts";

export type LighthouseOptions = { kinds: string[]; locale: Locale; runs: number; help: boolean };

export const HELP = `npm run lighthouse -- [options]

  --kind home --kind product   only these kinds of page (all that search engines may have)
  --locale en                  in which language (ja)
  --runs 5                     how often each page is measured; its median counts (3)
`;

const SPECIFICATION = {
  kind: { type: "string", multiple: true },
  locale: { type: "string", default: "ja" },
  runs: { type: "string", default: "3" },
  help: { type: "boolean", default: false },
} as const;

/** @throws OptionError with a sentence for the terminal. */
export function readLighthouseOptions(args: readonly string[]): LighthouseOptions {
  refuseUnknown(args, SPECIFICATION);
  const { values } = parseArgs({ args: [...args], options: SPECIFICATION });
  const locale = Locale.safeParse(values.locale);
  if (!locale.success) throw new OptionError(`--locale has ${values.locale}; write one of ${Locale.options.join(", ")}`);
  if (!/^[1-9]\d*$/u.test(values.runs)) throw new OptionError(`--runs has ${values.runs}; write a whole number from 1`);
  return { kinds: values.kind ?? [], locale: locale.data, runs: Number(values.runs), help: values.help };
}
