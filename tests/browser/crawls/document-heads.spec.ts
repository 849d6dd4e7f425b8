/** Every document of the build: which there are, and what each says of itself. */
import { localePath } from "#lib/i18n/paths.ts";
import { existsIn } from "#lib/routes.ts";
import { DEFAULT_LOCALE, LOCALES } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { findMeta, type FinishedPage, named, wordsOf } from "#tests/support/finished-site.ts";
import { hasOwnWords, isForSearchEngines } from "#tests/support/own-words.ts";
import { expect, test } from "#tests/support/test.ts";
import { expectNoFaults, isMissing, isOwn, ORIGIN, readEveryPage, routeOf, ROUTES } from "./every-page.ts";

const pages = readEveryPage();

test("the build holds every path of the facts in every language, and no other", () => {
  const expected = LOCALES.flatMap((locale) =>
    [...ROUTES.values()]
      .filter((route) => existsIn(route, locale))
      .map(({ path }) => localePath(locale, path.replace("/404", "/nothing-here"))),
  );
  expect(pages.map(({ address }) => address).sort()).toEqual(expected.sort());
  expect(pages.filter(isMissing).map(({ path }) => path)).toEqual(LOCALES.map(() => "/nothing-here"));
});

test("each says its language, and has one main heading", () => {
  expectNoFaults(pages, ({ root, locale }) => {
    const [html] = named(root, "html");
    const headings = named(root, "h1").map(wordsOf);
    return [
      ...(html?.attribs.lang === LANGUAGE_TAGS[locale] ? [] : [`its language is ${html?.attribs.lang ?? "not said"}`]),
      ...(headings.length === 1 && headings[0] !== "" ? [] : [`its main headings are ${JSON.stringify(headings)}`]),
    ];
  });
});

test("each has a title and a description that no other page of its language has", () => {
  for (const words of [
    ({ root }: FinishedPage) => named(root, "title").map(wordsOf).join(),
    (page: FinishedPage) => findMeta(page, "description") ?? "",
  ]) {
    const first = new Map<string, string>();
    expectNoFaults(pages, (page) => {
      const text = words(page);
      const key = `${page.locale} ${text}`;
      const other = first.get(key);
      first.set(key, page.address);
      if (text.trim() === "") return ["says nothing"];
      return other === undefined ? [] : [`says the same as ${other}: ${text}`];
    });
  }
});

test("search engines are told of a page in exactly the languages that have words for it", () => {
  expectNoFaults(
    pages.filter((page) => !isMissing(page)),
    (page) => {
      const links = named(page.root, "link");
      const canonical = links.filter(({ attribs }) => attribs.rel === "canonical").map(({ attribs }) => attribs.href);
      const alternates = links.filter(({ attribs }) => attribs.rel === "alternate" && attribs.hreflang !== undefined);
      const shown = alternates.map(({ attribs: { hreflang, href } }) => `${hreflang ?? ""} ${href ?? ""}`);
      if (!isOwn(page) || !isForSearchEngines(routeOf(page))) {
        const isOffered = canonical.length + shown.length > 0 || findMeta(page, "robots")?.includes("noindex") !== true;
        return isOffered ? ["offers itself, and should not"] : [];
      }
      const address = (locale: Locale) => `${ORIGIN}${localePath(locale, page.path)}`;
      const own = LOCALES.filter((locale) => hasOwnWords(routeOf(page), locale));
      const expected = [
        ...own.map((locale) => `${LANGUAGE_TAGS[locale]} ${address(locale)}`),
        `x-default ${address(own[0] ?? DEFAULT_LOCALE)}`,
      ];
      return [
        ...(canonical.join() === address(page.locale) ? [] : [`its canonical address is ${canonical.join() || "not said"}`]),
        ...(shown.sort().join() === expected.sort().join() ? [] : [`hreflang says ${shown.join(", ")}`]),
        ...(findMeta(page, "robots") === undefined ? [] : ["asks not to be found"]),
      ];
    },
  );
});

test("a page that is not there asks not to be found, in every language", () => {
  expectNoFaults(pages.filter(isMissing), (page) => [
    ...(findMeta(page, "robots")?.includes("noindex") === true ? [] : ["asks to be found"]),
    ...(named(page.root, "link").some(({ attribs }) => attribs.rel === "canonical") ? ["has a canonical address"] : []),
  ]);
});
