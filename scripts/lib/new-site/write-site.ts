/** Writes a small complete site of another vendor: `npm run new-site`. */
import { cpSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locale } from "#schemas/locale.ts";
import { makeIcons } from "#scripts/lib/assets/icons.ts";
import { makeInstallers } from "#scripts/lib/assets/installers.ts";
import { readCorpus } from "#scripts/lib/check/check-content.ts";
import { accepted, writeRecords } from "#scripts/lib/check/translations/write-records.ts";
import { OptionError } from "#scripts/lib/options.ts";
import { newPrivateKey, publicKeyOf } from "#scripts/lib/ed25519.ts";
import { putFile } from "#scripts/lib/put-file.ts";
import { signInstallers } from "#scripts/lib/release/sign-installers.ts";
import { readableColours } from "./colours.ts";
import { hasInterface, localeFiles } from "./locale-files.ts";
import { iconOf } from "./mark.ts";
import type { NewSite } from "./options.ts";
import { sharedFiles } from "./shared-files.ts";
import { findTexts } from "./texts.ts";

/** The repository's own site: what is the product's own in it, such as interface messages, is copied. */
const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * @param now Its day is that of the release and of the privacy policy.
 * @returns Languages that have no text to begin with: the policy gives them a year.
 * @throws OptionError when the folder is not empty, or no language of the site has a text to begin with.
 */
export async function writeSite(site: NewSite, now: Date): Promise<{ untranslated: Locale[] }> {
  const { folder, locales, colour } = site;
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new OptionError(`${folder} is no empty folder; name another one with --folder, or empty this one`);
  const texts = new Map(
    locales.flatMap((locale) => {
      const found = findTexts(locale);
      return found === undefined ? [] : [[locale, found] as const];
    }),
  );
  const source = locales.includes("en") ? "en" : locales[0];
  if (!texts.has(source) || !hasInterface(REPOSITORY, source))
    throw new OptionError(`there is no first text in ${source} yet; add en to --locales, and the English text is shown until you have one`);
  const content = join(folder, "content");
  const { key } = newPrivateKey();
  const colours = readableColours(colour);
  const untranslated = locales.filter((locale) => !texts.has(locale) || !hasInterface(REPOSITORY, locale));
  const facts = { site, colours, day: dayOf(now), publicKey: publicKeyOf(key), untranslated, repository: REPOSITORY };
  for (const [file, text] of Object.entries(sharedFiles(facts))) putFile(join(content, "shared", file), text);
  for (const [locale, text] of texts)
    for (const [file, written] of Object.entries(localeFiles(locale, text, { site, repository: REPOSITORY })))
      putFile(join(content, locale, file), written);
  await makeInstallers({ check: false, content });
  signInstallers({ key, content });
  const corpus = await readCorpus({ root: content, now: dayOf(now), cache: false });
  writeRecords(corpus, content, (pair) => (pair.state === "unrecorded" ? accepted(pair) : undefined));
  for (const kind of ["formats", "systems"])
    cpSync(join(REPOSITORY, "public/images", kind), join(folder, "public/images", kind), { recursive: true });
  putFile(join(folder, "public/favicon.svg"), iconOf(site.name, colours));
  await makeIcons({ check: false, folder: join(folder, "public") });
  return { untranslated };
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
