/** search/…: the lists of queries that `npm run check:search` runs, and the pages that the search offers. */
import { termsOf } from "#lib/search/tokens.ts";
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";
import { type Corpus, findDoc, findDocNamed, listDocs } from "#scripts/lib/check/corpus.ts";
import { isGonePage } from "#scripts/lib/check/gone-pages.ts";
import { listEntries, topOf } from "#scripts/lib/check/positions.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import { routesAreSound, routesOfCorpus } from "#scripts/lib/check/routes-of-corpus.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { describeUnknown } from "#scripts/lib/check/rules/words/links.ts";
import { describeMoved, movedAddress } from "#scripts/lib/check/rules/words/moved-links.ts";
import { didYouMean, quote } from "#scripts/lib/report/wording.ts";

const FEWEST_QUERIES = 80;
const FIELDS = ["first", "amongThree"] as const;

export const pageNowhere: CorpusRule = {
  id: "search/page-nowhere",
  forbids: "A query or a popular page that leads to no page of the site. `--fix` writes the new address of a page that has moved.",
  wrong: "- { query: lost key, first: /support/lost-key }",
  right: "- { query: lost key, first: /support/lost-licence-key }",
  *check(corpus) {
    if (!routesAreSound(corpus)) return;
    const paths = routesOfCorpus(corpus).map(({ path }) => path);
    const popular = listEntries(findDoc(corpus, "SearchFacts"), "popular").map(({ entry: path, at }) => ({ path, at: at() }));
    const expected = listDocs(corpus, "SearchQueries")
      .flatMap((doc) => listEntries(doc, "queries"))
      .flatMap(({ entry, at }) =>
        FIELDS.flatMap((field) => {
          const value = entry[field];
          return pathsOf(value).map((path) => ({ path, at: Array.isArray(value) ? at(field, value.indexOf(path)) : at(field) }));
        }),
      );
    for (const { path, at } of [...popular, ...expected]) {
      if (!path || paths.includes(path) || isGonePage(corpus, path)) continue;
      const now = movedAddress(corpus, path);
      yield now !== undefined && paths.includes(now) ? describeMoved(at, path, now) : { at, ...describeUnknown(path, paths) };
    }
  },
};

export const titleWord: CorpusRule = {
  id: "search/title-word",
  forbids: "`noTitleWord` at a query that has a word of the page's title, in any form. Words of a question and light words do not count.",
  wrong: "- { query: lost key, first: /support/lost-licence-key, noTitleWord: true }",
  right: "- { query: forgot my serial, first: /support/lost-licence-key, noTitleWord: true }",
  *check(corpus) {
    const routes = new Map(routesOfCorpus(corpus).map((route) => [route.path, route]));
    for (const doc of listDocs(corpus, "SearchQueries")) {
      const { locale } = doc;
      if (locale === undefined) continue;
      const uncounted = uncountedTerms(corpus, locale);
      for (const { entry, at } of listEntries(doc, "queries")) {
        if (!entry.query || entry.noTitleWord !== true) continue;
        const titles = FIELDS.flatMap((field) => pathsOf(entry[field])).flatMap((path) => titleOf(corpus, routes.get(path), locale) ?? []);
        const inTitles = new Set(titles.flatMap((title) => termsOf(title, locale)));
        const shared = termsOf(entry.query, locale).find((term) => inTitles.has(term) && !uncounted.has(term));
        if (shared === undefined) continue;
        yield {
          at: at("noTitleWord"),
          message: `${quote(shared)} of the query is in the title ${quote(titles.join(" / "))}`,
          hint: "remove noTitleWord, or write a query without it",
        };
      }
    }
  },
};

export const queryList: CorpusRule = {
  id: "search/query-list",
  forbids: `A list of queries that proves little: fewer than ${FEWEST_QUERIES}, less than half of them without a word of the title, or one of them twice.`,
  wrong: "- { query: lost key, first: /support/lost-licence-key }\n- { query: Lost key, first: /support }",
  right:
    "- { query: lost key, first: /support/lost-licence-key }\n- { query: forgot my serial, first: /support/lost-licence-key, noTitleWord: true }",
  *check(corpus) {
    for (const doc of listDocs(corpus, "SearchQueries")) {
      if (!doc.sound) continue;
      const queries = listEntries(doc, "queries");
      for (const [again, before] of repeatedIn(queries, ({ entry }) => entry.query?.toLowerCase()))
        yield {
          at: again.at("query"),
          message: `${quote(again.entry.query ?? "")} is asked twice`,
          hint: "remove one of them",
          related: [{ at: before.at("query"), message: "first here" }],
        };
      const far = queries.filter(({ entry }) => entry.noTitleWord === true).length;
      if (queries.length < FEWEST_QUERIES)
        yield { at: topOf(doc), message: `${queries.length} queries`, hint: `write at least ${FEWEST_QUERIES}` };
      else if (far * 2 < queries.length)
        yield {
          at: topOf(doc),
          message: `${far} of ${queries.length} queries have no word of the title`,
          hint: "write more queries with noTitleWord: half of all, as visitors say it",
        };
    }
  },
};

export const claim: CorpusRule = {
  id: "search/claim",
  forbids: "A claim of `content/shared/search.yaml` for which a list of queries has no query, and a query for a claim that is not there.",
  wrong: "- { query: refund, first: /support/refunds, claim: refund }",
  right: "- { query: refund, first: /support/refunds, claim: refunds-are-rare }",
  *check(corpus) {
    const facts = findDoc(corpus, "SearchFacts");
    if (facts?.sound !== true) return;
    const claims = listEntries(facts, "claims").flatMap(({ entry: { id }, at }) => (id ? [{ id, at: at("id") }] : []));
    const known = claims.map(({ id }) => id);
    for (const doc of listDocs(corpus, "SearchQueries")) {
      const locale = doc.locale ?? "";
      const named = listEntries(doc, "queries").flatMap(({ entry, at }) => (entry.claim ? [{ id: entry.claim, at: at("claim") }] : []));
      for (const { id, at } of named) {
        if (!known.includes(id))
          yield {
            at,
            message: `content/shared/search.yaml has no claim ${id}`,
            hint: didYouMean(id, known, "add it there, or use one of its ids"),
          };
      }
      for (const { id, at } of claims) {
        if (!named.some((query) => query.id === id))
          yield {
            at,
            message: `${locale} has no query for this claim`,
            hint: `write one with claim: ${id} in content/${locale}/search-queries.yaml`,
          };
      }
    }
  },
};

/** Paths of a field that holds one or several; wrong values are left out. */
const pathsOf = (value: unknown): string[] => [value].flat().filter((path) => typeof path === "string");

function uncountedTerms(corpus: Corpus, locale: Locale): Set<string> {
  const { questionWords, lightWords } = findDoc(corpus, "SearchWords", locale)?.data ?? {};
  return new Set([...(questionWords ?? []), ...(lightWords ?? [])].flatMap((word) => (word ? termsOf(word, locale) : [])));
}

function titleOf(corpus: Corpus, route: Route | undefined, locale: Locale): string | undefined {
  if (route?.kind === "article") return findDocNamed(corpus, "SupportWords", [route.article], locale)?.data.title ?? undefined;
  if (route?.kind === "page") return findDocNamed(corpus, "PageWords", [route.page], locale)?.data.title ?? undefined;
  return route === undefined ? undefined : (findDocNamed(corpus, "ProductFacts", [route.product])?.data.name ?? undefined);
}
