/** The commands of `npm run translate`. Each returns what it prints. */
import { writeFileSync } from "node:fs";
import { LANGUAGE_TAGS } from "#schemas/locale.ts";
import { checkCorpus, readCorpus } from "#scripts/lib/check/check-content.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { findGraceEnd } from "#scripts/lib/check/graces.ts";
import { prettyReport } from "#scripts/lib/check/reports/pretty.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { commitDay } from "#scripts/lib/days.ts";
import { counted } from "#scripts/lib/report/wording.ts";
import { choosePairs, isNamed } from "./choose.ts";
import { differenceOf, markedDifference } from "./difference.ts";
import { nameOf } from "#scripts/lib/check/translations/names.ts";
import { OptionError } from "#scripts/lib/options.ts";
import type { Options } from "./options.ts";
import { canBeTheSame, type Pair, type State } from "#scripts/lib/check/translations/pairs.ts";
import { hashOf } from "#scripts/lib/check/translations/records.ts";
import { printOrder, TASKS } from "./print-order.ts";
import { statusOf, touchedLocales } from "./status.ts";
import { statusMarkdown, statusPage, statusTable } from "./status-reports.ts";
import { writeStub } from "./stub.ts";
import { listWorkOrders } from "./work-orders.ts";
import { accepted, postponed, writeRecords } from "#scripts/lib/check/translations/write-records.ts";

/** What a command prints, with its exit code. */
export type Outcome = { text: string; code: number };
type Context = { corpus: Corpus; options: Options; colour: boolean };
type Command = (context: Context) => Outcome | Promise<Outcome>;

const say = (text: string, code = 0): Outcome => ({ text, code });
const json = (value: unknown): Outcome => say(`${JSON.stringify(value, null, 2)}\n`);

/** @throws OptionError for a file or a section that does not exist. */
export async function runTranslate(options: Options, colour: boolean): Promise<Outcome> {
  const corpus = await readCorpus({ root: options.root, now: commitDay(options.root) });
  return COMMANDS[options.verb]({ corpus, options, colour });
}

const COMMANDS: Record<Options["verb"], Command> = { status, next, diff, stub, accept, postpone, tidy, check };

function status({ corpus, options: { locale, since, root, html, format } }: Context): Outcome {
  const { listed } = languagesOf(corpus);
  if (locale !== undefined && !listed.includes(locale))
    throw new OptionError(`--locale: the site has no ${locale}; write ${listed.join(", ")}`);
  const touched = since === undefined ? listed : touchedLocales(since, root);
  const statuses = statusOf(
    corpus,
    touched.filter((each) => (locale === undefined ? listed.includes(each) : each === locale)),
  );
  if (html !== undefined) writeFileSync(html, statusPage(statuses, corpus.now));
  if (format === "json") return json(statuses);
  if (format === "markdown") return say(statuses.length === 0 ? "" : statusMarkdown(statuses));
  return say(statusTable(statuses));
}

async function next({ corpus, options, colour }: Context): Promise<Outcome> {
  const { locale = languagesOf(corpus).source, format, picture, at } = options;
  const orders = listWorkOrders(corpus, locale);
  const [order] = orders;
  if (format === "json") return json(order ?? null);
  if (order === undefined) return say(`${locale}: nothing to do\n`);
  const shown = picture === undefined ? "" : await (await import("./picture.ts")).takePicture(at, order.seenAt, picture);
  return say(
    `${printOrder(order, languageOf(corpus, order.source.file), colour)}${shown}${counted(orders.length - 1, "more work order")} in ${locale}\n`,
  );
}

const fileNames = ({ subjects }: Options) => subjects.map(({ file }) => file).join(", ");

function diff({ corpus, options, colour }: Context): Outcome {
  const open = choosePairs(corpus, options).filter(({ state }) => state !== "done");
  if (options.format === "json")
    return json(
      open.map(({ locale, file, state, section, source, record }) => ({
        locale,
        file,
        state,
        section: (section ?? source.section).id,
        before: record?.text ?? null,
        after: source.section.text,
      })),
    );
  if (open.length === 0) return say(`${fileNames(options)}: nothing has changed since it was translated\n`);
  return say(open.map((pair) => `${pair.file}  ${nameOf(pair)}  ${pair.state}\n${changeOf(corpus, pair, colour)}\n`).join("\n"));
}

function changeOf(corpus: Corpus, { source, record }: Pair, colour: boolean): string {
  const from = LANGUAGE_TAGS[languageOf(corpus, source.file)];
  const text =
    record?.text === undefined ? source.section.text : markedDifference(differenceOf(record.text, source.section.text, from), colour);
  return text.replace(/^/gmu, "  ");
}

const languageOf = (corpus: Corpus, file: string) => corpus.documents.get(file)?.locale ?? languagesOf(corpus).source;

async function stub({ corpus, options }: Context): Promise<Outcome> {
  const pairs = choosePairs(corpus, options);
  if (pairs.some(({ file }) => file !== fileNames(options)))
    throw new OptionError(`${fileNames(options)} is the source; name one of its translations`);
  const { written, records, lacksKeywords } = await writeStub(corpus, options.root, pairs);
  const search = lacksKeywords
    ? "choose keywords, the words that people of your language search for: those of the source are left out\n"
    : "";
  return say(
    `wrote ${counted(written.length, "section")} to ${fileNames(options)}, and ${records.join(", ")}\n${search}write them in your language, then run npm run translate -- check ${written[0]?.locale ?? ""}\n`,
  );
}

const REASONS: Partial<Record<State, string>> = {
  stale: "the source had changed",
  unrecorded: "had no record",
  untranslated: "is the same in both languages",
};

function listOf(pairs: readonly Pair[], words: typeof REASONS): string {
  const lines = pairs.slice(0, 20).map((pair) => `  ${pair.file}  ${nameOf(pair)}: ${words[pair.state] ?? ""}\n`);
  return lines.join("") + (pairs.length > lines.length ? `  and ${pairs.length - lines.length} more\n` : "");
}

function accept({ corpus, options }: Context): Outcome {
  // What stub left is accepted only by its own name: a file that is accepted as a whole has more often been forgotten there.
  const pairs = choosePairs(corpus, options);
  const chosen = new Set(
    pairs.filter(
      (pair) => pair.state === "stale" || pair.state === "unrecorded" || (isNamed(pair, options.subjects) && canBeTheSame(pair)),
    ),
  );
  const files = writeRecords(corpus, options.root, (pair) => (chosen.has(pair) ? accepted(pair) : undefined));
  if (chosen.size > 0) return say(`accepted ${counted(chosen.size, "section")} in ${files.join(", ")}\n${listOf([...chosen], REASONS)}`);
  const open = pairs.filter(({ state }) => state === "untranslated" || state === "missing");
  if (open.length === 0) return say("nothing to accept: no section there is outdated or unrecorded\n");
  return say(`nothing to accept; to be written first:\n${listOf(open, TASKS)}`);
}

function postpone({ corpus, options }: Context): Outcome {
  const mayWait = ({ locale, gapClass }: Pair) =>
    findGraceEnd(corpus, { locale, gapClass, unit: "entry", since: corpus.now }) !== undefined;
  const isOpen = ({ state, record }: Pair) => state !== "done" && state !== "unrecorded" && record?.since === undefined;
  const chosen = new Set(choosePairs(corpus, options).filter((pair) => isOpen(pair) && mayWait(pair)));
  const files = writeRecords(corpus, options.root, (pair) => (chosen.has(pair) ? postponed(corpus.now)(pair) : undefined));
  if (chosen.size === 0)
    return say("nothing to postpone: nothing there is outdated or missing that content/shared/policy.yaml gives days\n");
  return say(`recorded ${corpus.now} as the first day of the grace of ${counted(chosen.size, "section")} in ${files.join(", ")}\n`);
}

function tidy({ corpus, options }: Context): Outcome {
  // What one side of a merge has accepted stays accepted, on whichever side of the conflict its line stands.
  const current = ({ locale, key, source }: Pair) =>
    corpus.records.get(locale)?.replaced.find((record) => record.key === key && record.hash === hashOf(source.section.text));
  return say(`wrote ${writeRecords(corpus, options.root, current, [...corpus.records.keys()]).join(", ")}\n`);
}

function check({ corpus, options, colour }: Context): Outcome {
  const { locale = languagesOf(corpus).source } = options;
  const result = checkCorpus(corpus);
  const own = result.problems.filter((problem) => problem.locale === locale);
  const graces = result.graces.filter((grace) => grace.locale === locale);
  const report = prettyReport({ ...result, problems: own, notes: [], graces }, colour);
  return say(`${report}\n${statusTable(statusOf(corpus, [locale]))}`, own.length > 0 ? 1 : 0);
}
