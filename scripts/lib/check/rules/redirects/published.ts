/** redirects/…: addresses that were online and lead nowhere now. */
import { type LocalPlace, movedAnchors, writePlace } from "#lib/redirects.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { currentPage, listGonePages, recordedPlaces } from "#scripts/lib/check/gone-pages.ts";
import { sourceOf } from "#scripts/lib/check/originals.ts";
import { PUBLISHED_FILE } from "#scripts/lib/check/place.ts";
import { spanOf, startOf, topOf } from "#scripts/lib/check/positions.ts";
import { addressOf, listPublished } from "#scripts/lib/check/published.ts";
import { redirectsAreSound, redirectsOfCorpus, writeEntry } from "#scripts/lib/check/redirects.ts";
import { findRoute, routesAreSound } from "#scripts/lib/check/routes-of-corpus.ts";
import { comparedTexts } from "#scripts/lib/check/translations/pairs.ts";
import type { CorpusRule, Span } from "#scripts/lib/check/rule.ts";
import { documentOfRoute, hasLooseHeading, pageAnchors } from "#scripts/lib/check/shown-document.ts";
import { findNearest, quote } from "#scripts/lib/report/wording.ts";

export const noRecord: CorpusRule = {
  id: "redirects/no-record",
  forbids: `No record of the addresses that are online: without \`${PUBLISHED_FILE}\`, renamed pages and headings are not found. A note, which fails nothing.`,
  example: "text",
  wrong: "content/shared/ without published.txt",
  right: "npm run record:addresses",
  *check(corpus) {
    if (listPublished(corpus) !== undefined) return;
    yield {
      at: startOf(PUBLISHED_FILE),
      message: "this file does not exist, so pages and headings that were renamed without a redirect are not found",
      hint: "run npm run record:addresses when the site is online",
      severity: "note",
    };
  },
};

export const recordLine: CorpusRule = {
  id: "redirects/record-line",
  forbids: `A line of \`${PUBLISHED_FILE}\` that is no address, such as the mark of a merge.`,
  example: "text",
  wrong: "<<<<<<< HEAD",
  right: "/en/3dx#Requirements",
  *check(corpus) {
    for (const { place, text, at } of listPublished(corpus) ?? [])
      if (place === undefined)
        yield { at, message: `${quote(text)} is no address`, hint: "remove the line: npm run record:addresses writes what is missing" };
  },
};

export const pageGone: CorpusRule = {
  id: "redirects/page-gone",
  forbids: `A page that was online (\`${PUBLISHED_FILE}\`), is no page any more and has no redirect: links to it from elsewhere would break.`,
  wrong: "# support.yaml: an article's id was changed from activate to activate-a-licence\nredirects: []",
  right: "redirects:\n  - { from: /support/activate, to: /support/activate-a-licence }",
  *check(corpus) {
    for (const { path, lines, everywhere, successor } of listGonePages(corpus)) {
      // One entry without a locale does for a page that is gone in every language.
      for (const { place, at } of everywhere ? lines.slice(0, 1) : lines) {
        const from = everywhere ? path : writePlace(place);
        yield {
          at,
          isCause: true,
          message: `${from} was online, is no page now, and has no redirect`,
          hint: `add to content/shared/redirects.yaml: ${writeEntry(from, successor ?? "/its-new-path")}; or remove its lines here, if it may answer "not found"`,
        };
      }
    }
  },
};

export const headingGone: CorpusRule = {
  id: "redirects/heading-gone",
  forbids: `A heading that was online (\`${PUBLISHED_FILE}\`), is gone from its page and has no redirect: links to it would end at the top of the page.`,
  wrong: "# content/en/3dx.mdx: ## Requirements became ## What it runs on\nredirects: []",
  right: 'redirects:\n  - { from: "/3dx#Requirements", to: "/3dx#What_it_runs_on" }',
  *check(corpus) {
    if (!routesAreSound(corpus) || !redirectsAreSound(corpus)) return;
    const lines = recordedPlaces(corpus);
    const recorded = new Set(lines.map(({ text }) => text));
    for (const { place } of lines) {
      const { anchor } = place;
      const page = anchor === undefined ? undefined : currentPage(corpus, place);
      if (anchor === undefined || page === undefined || page.anchor !== undefined || hasRedirect(corpus, place, page)) continue;
      const route = findRoute(corpus, page.path);
      const document = route === undefined ? undefined : documentOfRoute(corpus, route, page.locale);
      // Where another language stands in, its headings are there; a document that cannot be read has unknown ones.
      if (route === undefined || document === undefined || !document.sound || hasLooseHeading(document)) continue;
      if (pageAnchors(corpus, route, page.locale)?.includes(anchor) !== false) continue;
      const { at, now, fresh } = findRenamed(corpus, document, page, recorded, anchor);
      if (fresh.length === 0 && lacksSection(corpus, document)) continue;
      const locale = sourceOf(corpus, document) === page.locale ? undefined : page.locale;
      const entryTo = (to?: string) =>
        writeEntry(writePlace({ locale, path: page.path, anchor }), writePlace({ locale, path: page.path, anchor: to }));
      const otherwise =
        now !== undefined
          ? `or to: ${page.path}, if nothing has taken its place`
          : fresh.length > 0
            ? `or to one of the new headings: #${fresh.join(", #")}`
            : undefined;
      yield {
        at,
        isCause: true,
        message: `the heading #${anchor} was online on ${addressOf(corpus, { locale: page.locale, path: page.path })}, and is gone`,
        hint: [`add to content/shared/redirects.yaml: ${entryTo(now)}`, ...(otherwise === undefined ? [] : [otherwise])].join("; "),
      };
    }
  },
};

/** Whether a translation has no section for one of its source, which gaps/missing-section reports: its heading is not gone for good. */
const lacksSection = (corpus: Corpus, { file }: Analysis): boolean =>
  comparedTexts(corpus).pairs.some((pair) => pair.file === file && pair.section === undefined && pair.source.section.depth !== undefined);

/** Whether the heading has an entry of its own, under the page's present path or the recorded one. */
function hasRedirect(corpus: Corpus, { locale, path, anchor }: LocalPlace, page: LocalPlace): boolean {
  return redirectsOfCorpus(corpus).some(
    ({ from }) =>
      from.anchor === anchor &&
      ((from.locale === locale && from.path === path) || (from.locale === page.locale && from.path === page.path)),
  );
}

/** The heading that has probably taken the place of another: the only new one, or the new one with the most similar text. */
function findRenamed(
  corpus: Corpus,
  document: Analysis,
  page: LocalPlace,
  recorded: ReadonlySet<string>,
  old: string,
): { at: Span; now: string | undefined; fresh: string[] } {
  // A heading that an older one was renamed to is no new one, though it may not be recorded yet.
  const known = new Set(movedAnchors(redirectsOfCorpus(corpus), page).values());
  const headings = document.headings ?? [];
  const fresh = headings.filter(({ id }) => !known.has(id) && !recorded.has(addressOf(corpus, { ...page, anchor: id })));
  const ids = fresh.map((heading) => heading.id);
  const now = ids.length === 1 ? ids[0] : findNearest(old, ids);
  const heading = fresh.find(({ id }) => id === now);
  return { at: heading === undefined ? topOf(document) : spanOf(document, ...heading.at), now, fresh: ids };
}
