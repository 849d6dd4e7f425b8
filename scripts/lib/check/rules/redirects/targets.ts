/** redirects/…: where old addresses lead. */
import { localesOfPlace, type SitePlace, writePlace } from "#lib/redirects.ts";
import { existsIn } from "#lib/routes.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { isGonePage } from "#scripts/lib/check/gone-pages.ts";
import { type ListedRedirect, listRedirects, writeEntry } from "#scripts/lib/check/redirects.ts";
import { fixAt } from "#scripts/lib/check/positions.ts";
import { findRoute, routesAreSound, routesOfCorpus } from "#scripts/lib/check/routes-of-corpus.ts";
import type { CorpusRule, Finding } from "#scripts/lib/check/rule.ts";
import { documentFileOf, documentOfRoute, pageAnchors } from "#scripts/lib/check/shown-document.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { didYouMean, languageName, listed, quote } from "#scripts/lib/report/wording.ts";

/** Whether two places have a locale in common. */
const isSameLocale = (a: SitePlace, b: SitePlace) => a.locale === undefined || b.locale === undefined || a.locale === b.locale;

/** The redirect that the target of another one has itself. */
function findNext(corpus: Corpus, { from: source, to }: ListedRedirect): ListedRedirect | undefined {
  // A target without a locale is in that of the old address.
  const target: SitePlace = { locale: source.locale, ...to };
  return listRedirects(corpus).find(
    ({ from }) => from.path === target.path && isSameLocale(from, target) && (from.anchor === undefined || from.anchor === target.anchor),
  );
}

/** The redirects that one leads through, itself first; `isLoop` when it leads back to itself. */
function follow(corpus: Corpus, start: ListedRedirect): { passed: ListedRedirect[]; isLoop: boolean } {
  const passed = [start];
  for (let next = findNext(corpus, start); next !== undefined; next = findNext(corpus, next)) {
    if (passed.includes(next)) return { passed, isLoop: next === start };
    passed.push(next);
  }
  return { passed, isLoop: false };
}

export const loop: CorpusRule = {
  id: "redirects/loop",
  forbids: "Redirects that lead back to where they began: a browser would give up.",
  wrong: "- { from: /a, to: /b }\n- { from: /b, to: /a }",
  right: "- { from: /a, to: /3dx }\n- { from: /b, to: /3dx }",
  *check(corpus) {
    const reported = new Set<ListedRedirect>();
    for (const redirect of listRedirects(corpus)) {
      const { passed, isLoop } = follow(corpus, redirect);
      if (!isLoop || reported.has(redirect)) continue;
      passed.forEach((each) => reported.add(each));
      yield {
        at: redirect.toAt,
        message: `these redirects lead in a circle: ${[...passed, redirect].map(({ entry }) => entry.from).join(", ")}`,
        hint: "write the page that is meant, or remove the redirect of the address that is a page again",
      };
    }
  },
};

export const chain: CorpusRule = {
  id: "redirects/chain",
  forbids:
    "A redirect to an address that has a redirect itself: visitors would go two ways, and search engines give up on the second. `--fix` writes where the last one leads.",
  wrong: "- { from: /a, to: /b }\n- { from: /b, to: /3dx }",
  right: "- { from: /a, to: /3dx }\n- { from: /b, to: /3dx }",
  *check(corpus) {
    for (const redirect of listRedirects(corpus)) {
      const { passed } = follow(corpus, redirect);
      const [next] = passed.slice(1);
      const last = passed.at(-1);
      if (next === undefined || last === undefined || passed.some((each) => follow(corpus, each).isLoop)) continue;
      const end = writePlace(endOf(passed, redirect, last));
      yield {
        at: redirect.toAt,
        message: `${redirect.entry.to} has a redirect itself`,
        hint: `write to: ${end}`,
        fix: isNarrowed(passed) ? undefined : fixAt(redirect.toAt, end.includes("#") ? JSON.stringify(end) : end),
        related: [{ at: next.fromAt, message: `it leads to ${next.entry.to}` }],
      };
    }
  },
};

/** Where a chain ends: in the locale that an entry of it names last. A page's redirect keeps the anchor that an address has. */
function endOf(passed: readonly ListedRedirect[], { to: first }: ListedRedirect, last: ListedRedirect): SitePlace {
  const locale = passed.findLast(({ to }) => to.locale !== undefined)?.to.locale;
  const anchor = last.to.anchor ?? (last.from.anchor === undefined ? first.anchor : undefined);
  return { locale, path: last.to.path, anchor };
}

/** Whether an entry of a chain counts for one locale, and the first entry for others, too: each of those needs an entry of its own. */
function isNarrowed([first, ...rest]: readonly ListedRedirect[]): boolean {
  const locale = first?.to.locale ?? first?.from.locale;
  return rest.some(({ from }) => from.locale !== undefined && from.locale !== locale);
}

export const targetNowhere: CorpusRule = {
  id: "redirects/target-nowhere",
  forbids: "A redirect to what is no page of this site, in every language that it counts for, or to a heading that the page does not have.",
  wrong: "- { from: /old, to: /3dx-pro }",
  right: "- { from: /old, to: /3dx }",
  *check(corpus) {
    if (!routesAreSound(corpus)) return;
    for (const redirect of listRedirects(corpus)) {
      // redirects/page-gone names a page that is gone, and --fix then writes its new address here.
      if (findNext(corpus, redirect) !== undefined || isGonePage(corpus, redirect.to.path)) continue;
      const found = sayNowhere(corpus, redirect);
      if (found !== undefined) yield { at: redirect.toAt, ...found };
    }
  },
};

function sayNowhere(corpus: Corpus, { from, to, entry }: ListedRedirect): Pick<Finding, "message" | "hint"> | undefined {
  const route = findRoute(corpus, to.path);
  if (route === undefined) {
    const paths = routesOfCorpus(corpus).map(({ path }) => path);
    return { message: `${quote(to.path)} is no page of this site`, hint: didYouMean(to.path, paths, "write the path of a page") };
  }
  const locales = localesOfPlace(languagesOf(corpus).listed, from).map((locale) => to.locale ?? locale);
  const there = locales.filter((locale) => existsIn(route, locale));
  if (there.length < locales.length) {
    const missing = new Set(locales.filter((locale) => !there.includes(locale)).map((locale) => languageName(locale)));
    const [locale] = there;
    return {
      message: `${to.path} does not exist in ${listed(missing)}`,
      hint:
        locale === undefined
          ? "write a page that exists there"
          : `write an entry for each language that has it: ${writeEntry(writePlace({ ...from, locale }), entry.to)}`,
    };
  }
  const { anchor } = to;
  if (anchor === undefined) return undefined;
  // Headings differ by language: an entry for all of them does nothing where the heading has another anchor.
  const anchors = there.map((locale) => {
    const document = documentOfRoute(corpus, route, locale);
    const isKnown = document === undefined ? documentFileOf(route, locale) === undefined : document.sound;
    return isKnown ? pageAnchors(corpus, route, locale) : undefined;
  });
  // A translation that is missing, or cannot be read, may have the heading.
  if (anchors.includes(undefined)) return undefined;
  const known = new Set(anchors.flatMap((ids) => ids ?? []));
  if (known.has(anchor)) return undefined;
  return {
    message: `${to.path} has no heading #${anchor}`,
    hint: didYouMean(anchor, known, known.size === 0 ? `write ${to.path} alone` : `write one of #${[...known].slice(0, 6).join(", #")}`),
  };
}
