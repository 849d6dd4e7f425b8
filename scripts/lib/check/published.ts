/** The addresses that were online when they were last recorded: content/shared/published.txt, one address as visitors see it on each line. */
import { existsIn } from "#lib/routes.ts";
import { localePathIn } from "#lib/i18n/site-paths.ts";
import { type LocalPlace, readPlace } from "#lib/redirects.ts";
import type { Locale } from "#schemas/locale.ts";
import { type Corpus, oncePerCorpus } from "./corpus.ts";
import { PUBLISHED_FILE } from "./place.ts";
import type { Span } from "./rule.ts";
import { routesOfCorpus } from "./routes-of-corpus.ts";
import { documentOfRoute } from "./shown-document.ts";
import { languagesOf } from "./site-languages.ts";

export type PublishedLine = { text: string; at: Span; /** Undefined when the line is no address. */ place: LocalPlace | undefined };

/** A path with no empty segment, and after it possibly an anchor. */
const ADDRESS = /^\/(?:[^\s/#]+(?:\/[^\s/#]+)*)?(?:#[^\s#]+)?$/u;
/** What no address leads to: a server shows it in place of a page that does not exist. */
const NOT_FOUND = "/404";

/** The recorded addresses; undefined when there is no record. */
export const listPublished = oncePerCorpus((corpus): readonly PublishedLine[] | undefined => {
  if (corpus.published === undefined) return undefined;
  const { listed } = languagesOf(corpus);
  let start = 0;
  return corpus.published.split("\n").flatMap((text) => {
    const at = { file: PUBLISHED_FILE, start, end: start + text.length };
    start += text.length + 1;
    return text === "" ? [] : [{ text, at, place: readAddress(listed, text) }];
  });
});

function readAddress(listed: readonly [Locale, ...Locale[]], text: string): LocalPlace | undefined {
  if (!ADDRESS.test(text)) return undefined;
  return { locale: listed[0], ...readPlace(listed, text) };
}

/** A place as visitors see it, its anchor as it is read. */
export const addressOf = (corpus: Corpus, { locale, path, anchor }: LocalPlace): string =>
  localePathIn(languagesOf(corpus).listed, locale, path) + (anchor === undefined ? "" : `#${anchor}`);

/** Every page of the content, and every heading of a page's own document. A document that stands in for another language adds none. */
export function listAddresses(corpus: Corpus): string[] {
  const { listed } = languagesOf(corpus);
  return routesOfCorpus(corpus).flatMap((route) =>
    listed
      .filter((locale) => route.path !== NOT_FOUND && existsIn(route, locale))
      .flatMap((locale) => {
        const headings = documentOfRoute(corpus, route, locale)?.headings ?? [];
        return [undefined, ...headings.map(({ id }) => id)].map((anchor) => addressOf(corpus, { locale, path: route.path, anchor }));
      }),
  );
}
