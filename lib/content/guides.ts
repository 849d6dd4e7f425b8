/** Help that other pages link to. */
import type { Locale } from "#schemas/locale.ts";
import type { Guide } from "#schemas/support.ts";
import { documentOf } from "./documents.ts";
import { labelOfPage } from "./pages.ts";
import { findRoute, linkTo } from "./routes.ts";
import { requireArticle } from "./support.ts";

const guides = documentOf("SupportIndex").guides ?? {};

/**
 * @param label What the link is called; the title of its page when left out.
 * @returns A link; none where support.yaml names no page for it.
 */
export const linkToGuide = (guide: Guide, locale: Locale, label?: string): ReturnType<typeof linkTo> =>
  linkToHelp(guides[guide], locale, label);

/** @param path A page of the site, or an article. */
export function linkToHelp(path: string | undefined, locale: Locale, label?: string): ReturnType<typeof linkTo> {
  const route = path === undefined ? undefined : findRoute(path);
  if (route?.kind === "article") return linkTo(route.path, label ?? requireArticle(route.article, locale).words.data.title, locale);
  if (route?.kind === "page") return linkTo(route.path, label ?? labelOfPage(route.page, locale), locale);
  return [];
}
