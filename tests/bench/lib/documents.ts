/**
 * Support articles for the build benchmark: as many as wanted, the same bytes on every machine, and article 17 the same
 * whether a hundred follow it or none. Each stands in all six languages with the same sections.
 */
import { stringify } from "yaml";
import { headingId } from "#lib/heading-id.ts";
import { type Locale, LOCALES } from "#schemas/locale.ts";
import { type Phrases, PHRASES } from "./phrases.ts";
import { pickIndices, seededRandom } from "./random.ts";

/** A product that sentences may name, as content/shared/products has it. */
export type NamedProduct = { slug: string; name: string };
export type GeneratedDocument = { id: string; locale: Locale; text: string };

const SEED = 20_240_229;

/** Which parts an article is made of: the same in every language. */
type Plan = { number: number; subject: number; place: number; sentences: number[]; steps: number[]; rows: number[]; remark: number };

function planOf(index: number): Plan {
  const { subjects, places, sentences, steps, table, remarks } = PHRASES.en;
  const random = seededRandom(SEED + index);
  return {
    number: index + 1,
    subject: index % subjects.length,
    // Every subject and every place within a few articles, and every pair of them in time.
    place: (index + Math.floor(index / ((subjects.length * places.length) / 2))) % places.length,
    sentences: pickIndices(random, sentences.length, 7),
    steps: pickIndices(random, steps.length, 5),
    rows: pickIndices(random, table.rows.length, 4),
    remark: Math.floor(random() * remarks.length),
  };
}

/** The article's file name and address: `studio-note-0001` for index 0. */
export function articleId(index: number): string {
  return `studio-note-${String(index + 1).padStart(4, "0")}`;
}

/** One article in one language, as an MDX file's text. */
export function articleText(index: number, locale: Locale, products: readonly NamedProduct[]): string {
  const plan = planOf(index);
  const phrases = PHRASES[locale];
  const fill = fillerOf(phrases, plan);
  const sentences = plan.sentences.map((place) => fill(phrases.sentences[place] ?? ""));
  const steps = plan.steps.map((place) => fill(phrases.steps[place] ?? ""));
  const [before, changes, cause, rest] = phrases.headings.map(fill);
  const prose = (from: number, to: number) => sentences.slice(from, to).join(phrases.space);
  const title = fill(phrases.title);
  const keywords = phrases.keywords.map(fill);
  return [
    `---\n${stringify({ title, description: fill(phrases.description), keywords }, { lineWidth: 0 })}---`,
    prose(0, 2),
    `## ${before ?? ""}`,
    prose(2, 3),
    steps
      .slice(0, 2)
      .map((step) => `- ${step}`)
      .join("\n"),
    `## ${changes ?? ""}`,
    tableOf(phrases, plan.rows),
    [prose(3, 5), requirementOf(phrases, products[index % products.length])].join(phrases.space),
    `## ${cause ?? ""}`,
    steps
      .slice(2)
      .map((step, place) => `${String(place + 1)}. ${step}`)
      .join("\n"),
    phrases.seeAlso.replace("{link}", linkToArticleBefore(index, phrases)),
    "<Note>",
    fill(phrases.remarks[plan.remark] ?? ""),
    "</Note>",
    `## ${rest ?? ""}`,
    `${prose(5, 7)}\n`,
  ].join("\n\n");
}

/** All articles up to `count` documents, language by language: `count` is a multiple of the number of languages. */
export function generateDocuments(count: number, products: readonly NamedProduct[]): GeneratedDocument[] {
  const articles = count / LOCALES.length;
  if (!Number.isInteger(articles))
    throw new RangeError(`${String(count)} documents do not make whole articles in ${String(LOCALES.length)} languages`);
  return Array.from({ length: articles }, (_, index) =>
    LOCALES.map((locale) => ({ id: articleId(index), locale, text: articleText(index, locale, products) })),
  ).flat();
}

function fillerOf({ subjects, places }: Phrases, { number, subject, place }: Plan): (text: string) => string {
  const values: Record<string, string> = { number: String(number), ...subjects[subject], place: places[place] ?? "" };
  return (text) => text.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? "");
}

function tableOf({ table }: Phrases, rows: readonly number[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(table.head), line(table.head.map(() => "---")), ...rows.map((row) => line(table.rows[row] ?? []))].join("\n");
}

function requirementOf({ requirement }: Phrases, product: NamedProduct | undefined): string {
  if (product === undefined) throw new Error("the content has no product to name");
  return requirement.replace("{product}", product.name).replace("{systems}", `<Systems of="${product.slug}" />`);
}

/** Never to a later article: that one may not be there. The first article links to itself. */
function linkToArticleBefore(index: number, phrases: Phrases): string {
  const before = Math.max(0, index - 1);
  const heading = fillerOf(phrases, planOf(before))(phrases.headings[1]);
  return `[${heading}](/support/${articleId(before)}#${headingId(heading, new Set())})`;
}
