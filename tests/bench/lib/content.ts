/** Puts generated articles into a project's content folder, takes them out again, and edits one of them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, parse, parseDocument } from "yaml";
import { LOCALES } from "#schemas/locale.ts";
import { articleId, generateDocuments, type NamedProduct } from "./documents.ts";
import { PHRASES } from "./phrases.ts";

/** The content of a project without generated articles, to which each size goes back. */
export type BaseContent = { project: string; supportIndex: string; products: NamedProduct[]; written: string[] };

const supportFile = (project: string) => join(project, "content/shared/support.yaml");

export function readBaseContent(project: string): BaseContent {
  return { project, supportIndex: readFileSync(supportFile(project), "utf8"), products: listProducts(project), written: [] };
}

/** Replaces the generated articles that are there by `count` documents, spread over the topics of support.yaml. */
export function setDocuments(base: BaseContent, count: number): void {
  for (const file of base.written.splice(0)) rmSync(file);
  for (const { id, locale, text } of generateDocuments(count, base.products)) {
    const folder = join(base.project, "content", locale, "support");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${id}.mdx`);
    // "wx": a real article of that name would be a mistake in the real content, not to be written over.
    writeFileSync(file, text, { flag: "wx" });
    base.written.push(file);
  }
  writeFileSync(supportFile(base.project), supportIndexWith(base.supportIndex, count / LOCALES.length));
}

/** Adds one sentence to the opening paragraph of the first article; the edit differs with `run`. */
export function editOneDocument({ project }: BaseContent, run: number): void {
  const file = join(project, "content/en/support", `${articleId(0)}.mdx`);
  const { steps } = PHRASES.en;
  const addition = steps[run % steps.length] ?? "";
  writeFileSync(file, readFileSync(file, "utf8").replace(/\n\n## /u, ` ${addition}$&`));
}

/** support.yaml with the articles added, each topic in turn. Comments and order stay. */
function supportIndexWith(source: string, articles: number): string {
  const document: Document = parseDocument(source);
  const topics = document.get("topics");
  if (!isSeq(topics) || topics.items.length === 0) throw new Error("content/shared/support.yaml has no topics");
  for (let index = 0; index < articles; index++) {
    const topic = topics.items[index % topics.items.length];
    const list = isMap(topic) ? topic.get("articles") : undefined;
    if (!isSeq(list)) throw new Error("a topic of content/shared/support.yaml has no articles");
    list.add(document.createNode({ id: articleId(index) }));
  }
  return articles === 0 ? source : document.toString({ lineWidth: 0 });
}

function listProducts(project: string): NamedProduct[] {
  const folder = join(project, "content/shared/products");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => ({
      slug: file.slice(0, -".yaml".length),
      name: (parse(readFileSync(join(folder, file), "utf8")) as { name: string }).name,
    }));
}
