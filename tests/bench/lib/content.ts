/** Enlarges a project's content with copies of its own support articles, removes them again, and edits one of them. */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, parse, parseDocument } from "yaml";
import { listSiteLocales } from "#scripts/lib/site-locales.ts";
import type { Locale } from "#schemas/locale.ts";
import { recordSources } from "#tests/support/record-sources.ts";

const LOCALES = listSiteLocales();

/** A project's content without copies. */
export type BaseContent = {
  project: string;
  /** The text of support.yaml. */
  supportIndex: string;
  /** Ids of the articles that exist in every language. */
  sources: string[];
  /** Files of the copies that are there now. */
  written: string[];
};

const supportFile = (project: string) => join(project, "content/shared/support.yaml");
const articleFile = (project: string, locale: Locale, id: string) => join(project, "content", locale, "support", `${id}.mdx`);
/** `article-copy-0001` for index 0. */
const copyId = (index: number) => `article-copy-${String(index + 1).padStart(4, "0")}`;

/** @throws if no support article exists in every language. */
export function readBaseContent(project: string): BaseContent {
  const supportIndex = readFileSync(supportFile(project), "utf8");
  const { topics } = parse(supportIndex) as { topics: { articles: { id: string }[] }[] };
  const ids = topics.flatMap(({ articles }) => articles.map(({ id }) => id));
  const sources = ids.filter((id) => LOCALES.every((locale) => existsSync(articleFile(project, locale, id))));
  if (sources.length === 0) throw new Error("no support article of the content exists in every language");
  return { project, supportIndex, sources, written: [] };
}

/**
 * Replaces the copies by `count` documents, the articles in turn, each in every language.
 *
 * @param count A multiple of the number of languages.
 */
export function setDocuments(base: BaseContent, count: number): void {
  const articles = count / LOCALES.length;
  if (!Number.isInteger(articles))
    throw new RangeError(`${count} documents are no whole number of articles in ${LOCALES.length} languages`);
  for (const file of base.written.splice(0)) rmSync(file);
  for (const locale of LOCALES) {
    const texts = base.sources.map((id) => readFileSync(articleFile(base.project, locale, id), "utf8"));
    for (let index = 0; index < articles; index++) {
      const file = articleFile(base.project, locale, copyId(index));
      // "wx": must not overwrite an article of the content.
      writeFileSync(file, withNumber(texts[index % texts.length] ?? "", index + 1), { flag: "wx" });
      base.written.push(file);
    }
  }
  writeFileSync(supportFile(base.project), supportIndexWith(base.supportIndex, articles));
  recordSources(join(base.project, "content"));
}

/** Appends a paragraph to the first copy in English; it differs with `run`. */
export function editOneDocument({ project }: BaseContent, run: number): void {
  appendFileSync(articleFile(project, "en", copyId(0)), `\nThis paragraph is edit ${String.fromCharCode(65 + (run % 26))}.\n`);
  recordSources(join(project, "content"));
}

/** An article's text with a unique title. */
const withNumber = (text: string, number: number) =>
  text.replace(/^title: (.*)$/mu, (_, title: string) => `title: ${JSON.stringify(`${String(parse(title))} ${number}`)}`);

/** support.yaml with the copies added to the topics in turn. Comments and order stay. */
function supportIndexWith(source: string, articles: number): string {
  if (articles === 0) return source;
  const document = parseDocument(source);
  const topics = document.get("topics");
  if (!isSeq(topics)) throw new Error("content/shared/support.yaml has no topics");
  for (let index = 0; index < articles; index++) {
    const topic = topics.items[index % topics.items.length];
    const list = isMap(topic) ? topic.get("articles") : undefined;
    if (!isSeq(list)) throw new Error("a topic of content/shared/support.yaml has no articles");
    list.add(document.createNode({ id: copyId(index) }));
  }
  return document.toString({ lineWidth: 0 });
}
