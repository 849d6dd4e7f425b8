/** Every document of the build, page by page: what it says about itself, what it may load, where its links lead. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { localePath } from "#lib/i18n/paths.ts";
import { existsIn, type Route } from "#lib/routes.ts";
import { LANGUAGE_TAGS, type Locale, LOCALES } from "#schemas/locale.ts";
import {
  findMeta,
  findNotice,
  type FinishedPage,
  listFiles,
  named,
  readSite,
  type Tag,
  tagsOf,
  wordsOf,
} from "#tests/support/finished-site.ts";
import { hasOwnWords, isForSearchEngines, listRoutesOfContent } from "#tests/support/own-words.ts";
import { expect, test } from "#tests/support/test.ts";

// One worker reads the site once for all tests of this file.
test.describe.configure({ mode: "default" });

const ORIGIN = process.env.SITE_URL ?? (parse(readFileSync("content/shared/site.yaml", "utf8")) as { origin: string }).origin;
const routes = new Map(listRoutesOfContent().map((route) => [route.path, route]));

let pages: FinishedPage[] = [];
test.beforeAll(async ({ baseURL }) => {
  pages = await readSite(baseURL ?? "");
});

/** Asks each page for its faults; a failing test names every page that has one. */
function expectNoFaults(faultsOf: (page: FinishedPage) => readonly string[], among: readonly FinishedPage[] = pages): void {
  expect(among.length).toBeGreaterThan(0);
  expect(among.flatMap((page) => faultsOf(page).map((fault) => `${page.address}: ${fault}`))).toEqual([]);
}

const isMissing = ({ status }: FinishedPage) => status === 404;
const routeOf = ({ path }: FinishedPage): Route => {
  const route = routes.get(path);
  if (route === undefined) throw new Error(`content has no ${path}`);
  return route;
};
const isOwn = (page: FinishedPage) => hasOwnWords(routeOf(page), page.locale);

test("the build holds every path of the facts in every language, and no other", () => {
  const expected = LOCALES.flatMap((locale) =>
    [...routes.values()]
      .filter((route) => existsIn(route, locale))
      .map(({ path }) => localePath(locale, path.replace("/404", "/nothing-here"))),
  );
  expect(pages.map(({ address }) => address).sort()).toEqual(expected.sort());
  expect(pages.filter(isMissing).map(({ path }) => path)).toEqual(LOCALES.map(() => "/nothing-here"));
});

test("each says its language, and has one main heading", () => {
  expectNoFaults(({ root, locale }) => {
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
    expectNoFaults((page) => {
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
      const expected = [...own.map((locale) => `${LANGUAGE_TAGS[locale]} ${address(locale)}`), `x-default ${address(own[0] ?? "ja")}`];
      return [
        ...(canonical.join() === address(page.locale) ? [] : [`its canonical address is ${canonical.join() || "not said"}`]),
        ...(shown.sort().join() === expected.sort().join() ? [] : [`hreflang says ${shown.join(", ")}`]),
        ...(findMeta(page, "robots") === undefined ? [] : ["asks not to be found"]),
      ];
    },
    pages.filter((page) => !isMissing(page)),
  );
});

test("words that stand in from another language are marked for readers, for screen readers and for search engines", () => {
  const standIns = pages.filter((page) => !isMissing(page) && !isOwn(page));
  // It shows every component, a notice among them.
  const among = pages.filter(({ path }) => path !== "/component-demo");
  expectNoFaults((page) => {
    const notice = findNotice(page);
    const isStandIn = standIns.includes(page);
    if (!isStandIn) return notice === undefined || isMissing(page) ? [] : ["says that it stands in, but has words of its own"];
    const [link] = notice === undefined ? [] : named(notice, "a");
    const language = link?.attribs.hreflang ?? "";
    const [main] = named(page.root, "main");
    const words = main === undefined ? undefined : tagsOf(main).find(({ attribs }) => attribs.lang === language);
    return [
      ...(notice === undefined ? ["has no notice"] : []),
      ...(link?.attribs.href === localePath(LOCALES.find((locale) => LANGUAGE_TAGS[locale] === language) ?? "ja", page.path)
        ? []
        : [`leads to ${link?.attribs.href ?? "nowhere"}`]),
      ...(words !== undefined && named(words, "h1").length === 1 ? [] : [`its words do not say that they are ${language}`]),
      ...(findMeta(page, "robots")?.includes("noindex") === true ? [] : ["asks to be found"]),
    ];
  }, among);
});

test("a page that is not there asks not to be found, in every language", () => {
  expectNoFaults(
    (page) => [
      ...(findMeta(page, "robots")?.includes("noindex") === true ? [] : ["asks to be found"]),
      ...(named(page.root, "link").some(({ attribs }) => attribs.rel === "canonical") ? ["has a canonical address"] : []),
    ],
    pages.filter(isMissing),
  );
});

test("none holds an inline program, a style, or a script of the framework; each loads one script", () => {
  const loaders = new Set<string>();
  expectNoFaults(({ root }) => {
    const faults: string[] = [];
    for (const tag of tagsOf(root)) {
      const { type, src, href } = tag.attribs;
      if (tag.name === "style") faults.push("a style sheet in the page");
      if (tag.name === "script" && src === undefined && type !== "application/ld+json")
        faults.push(`an inline script: ${wordsOf(tag).slice(0, 80)}`);
      if (tag.name === "script" && src !== undefined) loaders.add(src);
      if (/^javascript:/iu.test(href ?? "")) faults.push(`a link that is a program: ${href ?? ""}`);
      for (const [name, value] of Object.entries(tag.attribs))
        if (name === "style" || name.startsWith("on")) faults.push(`${name}="${value}" on <${tag.name}>`);
    }
    const scripts = named(root, "script").filter(({ attribs }) => attribs.src !== undefined);
    if (scripts.length !== 1) faults.push(`loads ${String(scripts.length)} scripts`);
    return faults;
  });
  expect([...loaders]).toEqual([expect.stringMatching(/^\/_assets\/loader-[A-Z0-9]+\.js$/u)]);
});

test("headings have the anchors that their words make, and no anchor stands twice on a page", () => {
  expectNoFaults(({ root }) => {
    const ids = tagsOf(root).flatMap(({ attribs: { id } }) => (id === undefined ? [] : [id]));
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
    const [main] = named(root, "main");
    const headings = main === undefined ? [] : named(main, "h2", "h3", "h4");
    const anchorOf = (heading: Tag) => wordsOf(heading).replaceAll(" ", "_");
    return [
      ...twice.map((id) => `#${id} stands twice`),
      ...headings.flatMap((heading) => {
        const { id } = heading.attribs;
        // A heading whose words stand on the page before has a number behind them.
        if (id !== undefined && id.replace(/_\d+$/u, "") !== anchorOf(heading).replace(/_\d+$/u, ""))
          return [`"${wordsOf(heading)}" has the anchor #${id}`];
        return heading.name !== "h2" || id !== undefined || ids.includes(anchorOf(heading)) ? [] : [`"${wordsOf(heading)}" has no anchor`];
      }),
    ];
  });
});

test("every link within the site leads to a page and an anchor that exist", () => {
  const files = listFiles();
  const anchors = new Map(pages.map(({ address, root }) => [address, new Set(tagsOf(root).map(({ attribs }) => attribs.id))]));
  expectNoFaults((page) => {
    const here = `${ORIGIN}${page.address}`;
    return named(page.root, "a", "link", "img", "script").flatMap(({ attribs }) => {
      const target = attribs.href ?? attribs.src;
      // A preloaded picture names its files in a list of its own; linked data stands in the page.
      const isWhole = attribs.imagesrcset !== undefined || attribs.type === "application/ld+json";
      if (target === undefined) return isWhole ? [] : ["a link to nowhere"];
      const url = new URL(target, here);
      if (url.origin !== ORIGIN || url.pathname === "/_next/image") return [];
      // Whoever is lost may be lost in another language.
      if (isMissing(page) && /(?:^|\/)404$/u.test(url.pathname)) return [];
      const ids = anchors.get(url.pathname);
      if (ids === undefined) return files.has(decodeURI(url.pathname)) ? [] : [`${target} is no page`];
      const anchor = decodeURIComponent(url.hash.slice(1));
      return anchor === "" || ids.has(anchor) ? [] : [`${target} has no such anchor`];
    });
  });
});
