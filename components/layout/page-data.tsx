/** What a page contains for machines beside its words, as one block of data. No browser runs it, so the policy lets it stand. */
import { questionsOf } from "#components/mdx/questions.tsx";
import type { RouteWords } from "#components/routes/route-words.ts";
import { requirePage } from "#lib/content/pages.ts";
import type { Route } from "#lib/routes.ts";
import { pageThings } from "#lib/structured-data/page-things.ts";
import type { Locale } from "#schemas/locale.ts";
import { vendorDay } from "./vendor-day.ts";

type Props = { route: Route; words: RouteWords; locale: Locale };

export function PageData({ route, words, locale }: Props) {
  const things = pageThings(route, words, listQuestions(route, locale), vendorDay, locale);
  if (things.length === 0) return null;
  // Words may hold any letters; a `<` could end the block.
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The support page answers questions. */
function listQuestions(route: Route, locale: Locale) {
  if (route.kind !== "page" || route.page !== "support") return [];
  const { body, language } = requirePage(route.page, locale);
  return questionsOf(body, locale, language);
}
