/** The texts that must exist, each with the fact that needs it. */
import type { EntityName } from "#schemas/entities.ts";
import type { Locale } from "#schemas/locale.ts";
import type { GapClass } from "#schemas/policy.ts";
import { productsOf } from "./catalogue.ts";
import { type Corpus, findDoc, listDocs } from "./corpus.ts";
import type { Span } from "./rule.ts";
import { gapClassOf } from "./place.ts";
import { listEntries, startOf, topOf, valueAt } from "./positions.ts";
import { listReleases } from "./releases.ts";
import { listArticles } from "./routes-of-corpus.ts";
import { languagesOf } from "./site-languages.ts";

export type RequiredText = {
  entity: EntityName;
  names: string[];
  gapClass: GapClass;
  /** The languages it must exist in. */
  locales: readonly Locale[];
  /** The place of the fact that needs it. */
  at: Span;
  /** The day from which a grace counts its days. */
  since?: string;
};

/** Every text that the facts need. */
export function listRequiredTexts(corpus: Corpus): RequiredText[] {
  const found: RequiredText[] = [];
  const { listed, source } = languagesOf(corpus);
  const add = (entity: EntityName, names: string[], at: Span, more: Partial<RequiredText> = {}) => {
    found.push({ entity, names, gapClass: gapClassOf(entity), locales: listed, at, ...more });
  };
  for (const { entry: page, at } of listEntries(findDoc(corpus, "PageIndex"), "pages")) {
    const locales = page.locales?.filter((locale) => locale !== null) ?? listed;
    if (page.id) add("PageWords", [page.id], at("id"), { gapClass: page.class ?? "page", locales });
  }
  for (const { slug, doc } of productsOf(corpus).values())
    add("ProductWords", [slug], doc.positions.name ? valueAt(doc, "name") : topOf(doc));
  for (const { id, at } of listArticles(corpus)) add("SupportWords", [id], at);
  for (const { product, version, doc } of listReleases(corpus)) {
    const { date } = doc.data;
    add("ReleaseWords", [product, version], doc.positions.date ? valueAt(doc, "date") : topOf(doc), { since: date ?? undefined });
  }
  const announcements = findDoc(corpus, "Announcements");
  if (announcements?.data.announcements?.length) add("AnnouncementWords", [], valueAt(announcements, "announcements", 0, "id"));
  const messages = findDoc(corpus, "Messages", source) ?? listDocs(corpus, "Messages")[0];
  add("Messages", [], messages === undefined ? startOf("content/shared/site.yaml") : topOf(messages));
  const mails = findDoc(corpus, "MailWords", source) ?? listDocs(corpus, "MailWords")[0];
  if (mails !== undefined) add("MailWords", [], topOf(mails));
  return found;
}
