/**
 * What a page says about itself in its head: title, description, canonical address, the same page in other languages, feeds, share card
 * and icons. React moves the tags into the head.
 */
import type { RouteWords } from "#components/routes/route-words.ts";
import { addressOf, alternatesOf, indexedLocales } from "#lib/content/addresses.ts";
import { feedLinksOf } from "#lib/content/feed-links.ts";
import { shareCardOf } from "#lib/content/share-cards.ts";
import { site } from "#lib/content/site.ts";
import type { Route } from "#lib/routes.ts";
import { type Locale, OPEN_GRAPH_LOCALES } from "#schemas/locale.ts";
import { PAPER } from "#schemas/paper.ts";

type Props = { route: Route; words: RouteWords; locale: Locale };

export function DocumentHead({ route, words, locale }: Props) {
  const { title, description } = words;
  return (
    <>
      <title>{route.path === "/" ? `${site.name} – ${title}` : `${title} – ${site.name}`}</title>
      <meta name="description" content={description} />
      <SearchEngineTags route={route} locale={locale} />
      {feedLinksOf(route, locale).map(({ type, href, title: feed }) => (
        <link key={href} rel="alternate" type={type} href={href} title={feed} />
      ))}
      <ShareTags route={route} words={words} locale={locale} />
      <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* Written by finish, so the preview has none. */}
      {process.env.NODE_ENV === "production" && <link rel="manifest" href="/site.webmanifest" />}
    </>
  );
}

/** A page that stands in from another language is not for search engines. */
function SearchEngineTags({ route, locale }: Pick<Props, "route" | "locale">) {
  if (!indexedLocales(route).includes(locale)) return <meta name="robots" content="noindex, follow" />;
  return (
    <>
      <link rel="canonical" href={addressOf(locale, route.path)} />
      {Object.entries(alternatesOf(route)).map(([tag, href]) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={href} />
      ))}
    </>
  );
}

/** For services that show a card of a shared link: Open Graph, and the one word that makes it a large one on X. */
function ShareTags({ route, words: { title, description }, locale }: Props) {
  const card = shareCardOf(route, locale);
  const others = indexedLocales(route).filter((other) => other !== locale);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(locale, route.path)} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[other]} />
      ))}
      <meta property="og:image" content={card.url} />
      <meta property="og:image:type" content={card.type} />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
