/** The files of a new site in one language. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { Locale } from "#schemas/locale.ts";
import { withModeline } from "./modeline.ts";
import type { NewSite } from "./options.ts";
import { DRAFTS, PRODUCT, TOPIC, VERSION } from "./sample.ts";
import type { Texts } from "./texts.ts";

type Facts = { site: NewSite; repository: string };

const INTERFACE = ["messages.yaml", "mail.yaml"];

/** Whether the interface has text in a language. */
export const hasInterface = (repository: string, locale: Locale): boolean =>
  INTERFACE.every((file) => existsSync(join(repository, "content", locale, file)));

/** By path below `content/<locale>`. */
export function localeFiles(locale: Locale, texts: Texts, { site, repository }: Facts): Record<string, string> {
  const { article, release } = texts;
  const { edition, ...product } = texts.product;
  const names = { vendor: site.name, experiments: texts.experiments };
  return {
    ...Object.fromEntries(
      INTERFACE.flatMap((file) => {
        const text = ownText(repository, locale, file, names);
        return text === undefined ? [] : [[file, text]];
      }),
    ),
    ...Object.fromEntries(
      Object.entries(texts.pages).map(([id, page]) => [`pages/${id}.mdx`, pageText(page, DRAFTS.includes(id) ? texts : undefined)]),
    ),
    [`products/${PRODUCT.slug}.mdx`]: mdx({ ...product, editions: { [PRODUCT.key]: { description: edition } } }),
    [`releases/${PRODUCT.slug}/${VERSION}.mdx`]: mdx({ summary: release.summary, changes: { "first-release": release.change } }),
    "support/install-a-plug-in.mdx": mdx(
      { title: article.title, description: article.description },
      article.steps.map((step, place) => `${place + 1}. ${step}`).join("\n"),
    ),
  };
}

function pageText({ label, title, text }: Texts["pages"][string], draft: Texts | undefined): string {
  const front = { title, ...(label === undefined ? {} : { label }), headline: [title], lead: text, description: text };
  if (draft === undefined) return mdx(front, "");
  const sections = draft.draftSections.map((section) => `## ${section.title}\n\n${section.text}`);
  return mdx(front, [`<Note kind="warning">\n\n${draft.draft}\n\n</Note>`, ...sections].join("\n\n"));
}

const mdx = (front: object, body = "") => `---\n${stringify(front, { lineWidth: 0 })}---\n${body === "" ? "" : `\n${body}\n`}`;

/** Text of the interface is the product's own. Where it names the repository's vendor and its experiments, it names the new one's. */
function ownText(repository: string, locale: Locale, file: string, names: { vendor: string; experiments: string }): string | undefined {
  const folder = join(repository, "content");
  const source = join(folder, locale, file);
  if (!existsSync(source)) return undefined;
  const data = parse(readFileSync(source, "utf8")) as { support?: { topics?: Record<string, string> } };
  // Each topic of another site has a name.
  for (const topic of Object.keys(data.support?.topics ?? {})) if (topic !== TOPIC) delete data.support?.topics?.[topic];
  const { name: before } = parse(readFileSync(join(folder, "shared/site.yaml"), "utf8")) as { name: string };
  const replace = (value: unknown): unknown => {
    if (typeof value === "string") return value.replaceAll(before, names.vendor).replaceAll("Labz", names.experiments);
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replace(each)]));
    return value;
  };
  return withModeline(file === "messages.yaml" ? "messages" : "mail-words", 2, replace(data));
}
