/** The command line of `npm run release`. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Locale } from "#schemas/locale.ts";
import { ReleaseChannel } from "#schemas/release-channel.ts";
import { Slug } from "#schemas/text.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { isDay, today } from "#scripts/lib/days.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";
import { OptionError, parseOptions } from "#scripts/lib/options.ts";

export const HELP = `npm run release -- PRODUCT [VERSION] [options]

  PRODUCT                        the name of a file in content/shared/products, such as 3dx
  VERSION                        such as 1.4.2; left out, the changes decide which number rises

  --kind KIND[:ID]               a change: new, sound, look, fix or speed. ID names it for good
  --phrase [ID=]PHRASE[,…]       a change with a sentence of content/shared/phrases.yaml in each language:
                                 crash,host=cubase,action=exporting
  --say ID[@LOCALE]=TEXT         the sentence for a change or an issue (in the source language when no locale is given)
  --issue ID                     a new known issue; open ones of the version before are listed again
  --from-git RANGE               drafts changes from commit subjects: fix:, perf:, feat:, look:, sound:, new:
  --git FOLDER                   the plug-in's own repository, for --from-git (this one)
  --installer FILE               once for each edition and system, which the name of the earlier file gives,
                                 or you: threeDXLite,macOS=FILE
  --channel stable|beta          (stable)
  --date YYYY-MM-DD              (today, in the vendor's time zone)
  --upgrade-link KEY             MAJOR only: a key of content/shared/links.yaml
  --content FOLDER               (CONTENT_DIR, or content)

In a terminal it asks for what is missing. A change with the ID of an open known issue fixes that issue.`;

const SPECIFICATION = {
  kind: { type: "string", multiple: true },
  phrase: { type: "string", multiple: true },
  say: { type: "string", multiple: true },
  issue: { type: "string", multiple: true },
  installer: { type: "string", multiple: true },
  "from-git": { type: "string" },
  git: { type: "string", default: "." },
  channel: { type: "string" },
  date: { type: "string" },
  "upgrade-link": { type: "string" },
  content: { type: "string", default: CONTENT_FOLDER },
} as const;

export type ReleaseRequest = ReturnType<typeof readRequest>;

/** A request that cannot be carried out: one sentence for each reason. Nothing has been written. */
export class ReleaseError extends OptionError {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.map((sentence) => `release: ${sentence}`).join("\n"));
  }
}

/** @throws ReleaseError for an option that does not exist, or has no value. Other mistakes are part of the request. */
export function readRequest(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const wrong: string[] = [];
  const [product, version, ...rest] = positionals;
  if (rest.length > 0) wrong.push(`${rest.join(" ")}: a release has one product and one version`);
  const oneOf = <Value extends string>(option: string, value: string, known: readonly Value[], otherwise: Value): Value => {
    const found = known.find((each) => each === value);
    if (found === undefined) wrong.push(`${option}: there is no ${value}; ${didYouMean(value, known)}`);
    return found ?? otherwise;
  };
  const slug = (option: string, value: string) => {
    if (!Slug.safeParse(value).success) wrong.push(`${option}: ${value} is no ID; write lower-case letters, digits and hyphens`);
    return value;
  };
  const date = values.date ?? today();
  if (!isDay(date)) wrong.push(`--date: ${date} is no day; write YYYY-MM-DD`);
  return {
    product,
    /** As it was typed; planRelease checks it. */
    version,
    /** Kinds as they were typed; changesOf checks them. */
    changes: (values.kind ?? []).map((text) => {
      const [kind = "", id] = text.split(":");
      return { kind, id: id === undefined ? undefined : slug("--kind", id) };
    }),
    phrases: (values.phrase ?? []).map((text) => {
      const [, id, phrase = "", slots = ""] = /^(?:([a-z0-9-]+)=)?([^,=]+)(?:,(.*))?$/u.exec(text) ?? [];
      if (phrase === "") wrong.push(`--phrase: ${text} names no phrase; write for example crash,host=cubase,action=exporting`);
      const pairs = slots.split(",").flatMap((pair) => (pair === "" ? [] : [pair.split("=")]));
      return { id, phrase, slots: Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value])) };
    }),
    /** Without a locale, in the language in which the site's texts are written first. */
    said: (values.say ?? []).map((text): { id: string; locale?: Locale; text: string } => {
      const [, id = "", locale, sentence = ""] = /^([a-z0-9-]+)(?:@([a-z]+))?=(.+)$/su.exec(text) ?? [];
      if (sentence === "") wrong.push(`--say: ${text} has no text; write ID=TEXT, or ID@ja=TEXT`);
      const said = { id, text: sentence.replace(/\s+/gu, " ").trim() };
      return locale === undefined ? said : { ...said, locale: oneOf("--say", locale, Locale.options, "en") };
    }),
    issues: (values.issue ?? []).map((id) => slug("--issue", id)),
    installers: (values.installer ?? []).map((text) => {
      const [, edition, system, file] = /^([A-Za-z0-9]+),([A-Za-z]+)=(.+)$/u.exec(text) ?? [];
      return { edition, system, file: fromCaller(file ?? text) };
    }),
    range: values["from-git"],
    git: fromCaller(values.git),
    channel: oneOf("--channel", values.channel ?? "stable", ReleaseChannel.options, "stable"),
    date,
    upgradeLink: values["upgrade-link"],
    content: values.content,
    /** What has its default because the command line leaves it out. */
    defaults: (["channel", "date"] as const).filter((name) => values[name] === undefined),
    /** Other mistakes on the command line, one sentence each. They are reported with those of the release. */
    wrong,
  };
}

/** A file or folder as it was typed below the repository's folder, in which npm starts every command. */
export function fromCaller(path: string): string {
  const there = resolve(process.env.INIT_CWD ?? "", path);
  return !existsSync(path) && existsSync(there) ? there : path;
}

function parsed(args: readonly string[]) {
  try {
    return parseOptions(args, SPECIFICATION, Infinity);
  } catch (cause) {
    throw new ReleaseError([(cause as Error).message]);
  }
}
