/** What a page contains for machines beside its words. */
import { questionsOf } from "#components/mdx/questions.tsx";
import type { RouteWords } from "#components/routes/route-words.ts";
import { requirePage } from "#lib/content/pages.ts";
import type { Route } from "#lib/routes.ts";
import { pageThings } from "#lib/structured-data/page-things.ts";
import type { Locale } from "#schemas/locale.ts";
import { StructuredData } from "./structured-data.tsx";
import { vendorDay } from "./vendor-day.ts";

type Props = { route: Route; words: RouteWords; locale: Locale };

export function PageData({ route, words, locale }: Props) {
  return <StructuredData things={pageThings(route, words, listQuestions(route, locale), vendorDay, locale)} />;
}

/** The support page answers questions. */
function listQuestions(route: Route, locale: Locale) {
  if (route.kind !== "page" || route.page !== "support") return [];
  const { body, language } = requirePage(route.page, locale);
  return questionsOf(body, locale, language);
}
