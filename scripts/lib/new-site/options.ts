/** The command line of `npm run new-site`. */
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { oneOf, OptionError, parseOptions } from "#scripts/lib/options.ts";

export type NewSite = {
  name: string;
  /** The default language first. */
  locales: readonly [Locale, ...Locale[]];
  /** `#rrggbb`. */
  colour: string;
  /** The folder that gets `content/` and `public/`. */
  folder: string;
};

export const HELP = `npm run new-site -- --name NAME [options]

  --name "Harp Audio"      the vendor's name
  --locales ja,en          the site's languages, the default one first: ${ALL_LOCALES.join(", ")} (en)
  --colour "#2f5fd0"       the colour of buttons and marked text (#2f5fd0)
  --folder sites/harp      an empty or new folder, which gets content/ and public/ (sites/ and the name)

Writes a small complete site: product, edition, release, support article, and drafts of the legal pages.
docs/your-own-site.md says what to replace, and in which order.`;

/** @throws OptionError with a sentence for the terminal. */
export function readNewSite(args: readonly string[]): NewSite {
  const { values } = parseOptions(args, {
    name: { type: "string" },
    locales: { type: "string", default: "en" },
    colour: { type: "string", default: "#2f5fd0" },
    folder: { type: "string" },
  });
  const name = values.name?.trim() ?? "";
  if (name === "") throw new OptionError('--name is missing; write the vendor\'s name, such as --name "Harp Audio"');
  const [first, ...others] = values.locales.split(",").map((locale) => oneOf("--locales", locale.trim(), ALL_LOCALES));
  if (first === undefined) throw new OptionError(`--locales is empty; choose among ${ALL_LOCALES.join(", ")}`);
  if (!/^#[0-9a-f]{6}$/iu.test(values.colour)) throw new OptionError(`--colour is ${values.colour}; write six digits, such as "#2f5fd0"`);
  if (values.folder?.trim() === "") throw new OptionError("--folder is empty; name a new folder, such as sites/harp");
  return {
    name,
    locales: [first, ...new Set(others.filter((locale) => locale !== first))],
    colour: values.colour.toLowerCase(),
    folder: values.folder ?? `sites/${slugOf(name)}`,
  };
}

/** For addresses and folders: "Härp Audio" is `harp-audio`, a name without Latin letters is `site`. */
export function slugOf(name: string): string {
  const letters = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-");
  return letters.replace(/^-|-$/gu, "") || "site";
}
