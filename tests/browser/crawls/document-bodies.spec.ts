/** Every document of the build, page by page: its words, what it may load, where its links lead. */
import { DomUtils } from "htmlparser2";
import { localePath } from "#lib/i18n/paths.ts";
import { DEFAULT_LOCALE, LOCALES } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS } from "#schemas/locale.ts";
import { findMeta, findNotice, listFiles, named, type Tag, tagsOf, wordsOf } from "#tests/support/finished-site.ts";
import { expect, test } from "#tests/support/test.ts";
import { expectNoFaults, isMissing, isOwn, ORIGIN, readEveryPage } from "./every-page.ts";

const pages = readEveryPage();

test("words that stand in from another language are marked for readers, for screen readers and for search engines", () => {
  const standIns = pages.filter((page) => !isMissing(page) && !isOwn(page));
  // It shows every component, a notice among them.
  const among = pages.filter(({ path }) => path !== "/component-demo");
  expectNoFaults(among, (page) => {
    const notice = findNotice(page);
    const isStandIn = standIns.includes(page);
    if (!isStandIn) return notice === undefined || isMissing(page) ? [] : ["says that it stands in, but has words of its own"];
    const [link] = notice === undefined ? [] : named(notice, "a");
    const language = link?.attribs.hreflang ?? "";
    const [main] = named(page.root, "main");
    const words = main === undefined ? undefined : tagsOf(main).find(({ attribs }) => attribs.lang === language);
    return [
      ...(notice === undefined ? ["has no notice"] : []),
      ...(link?.attribs.href === localePath(LOCALES.find((locale) => LANGUAGE_TAGS[locale] === language) ?? DEFAULT_LOCALE, page.path)
        ? []
        : [`leads to ${link?.attribs.href ?? "nowhere"}`]),
      ...(words !== undefined && named(words, "h1").length === 1 ? [] : [`its words do not say that they are ${language}`]),
      ...(findMeta(page, "robots")?.includes("noindex") === true ? [] : ["asks to be found"]),
    ];
  });
});

test("none holds an inline program, a style, or a script of the framework; each loads one script", () => {
  const loaders = new Set<string>();
  expectNoFaults(pages, ({ root }) => {
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
  expectNoFaults(pages, ({ root }) => {
    const ids = tagsOf(root).flatMap(({ attribs: { id } }) => (id === undefined ? [] : [id]));
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
    const [main] = named(root, "main");
    const headings = main === undefined ? [] : named(main, "h2", "h3", "h4");
    const anchorOf = (heading: Tag) => wordsOf(heading).replaceAll(" ", "_");
    // A heading whose words stand on the page before has a number behind them, and an anchor keeps the apostrophe that was written.
    const comparable = (anchor: string) => anchor.replace(/_\d+$/u, "").replaceAll("’", "'");
    return [
      ...twice.map((id) => `#${id} stands twice`),
      ...headings.flatMap((heading) => {
        const { id } = heading.attribs;
        if (id !== undefined && comparable(id) !== comparable(anchorOf(heading))) return [`"${wordsOf(heading)}" has the anchor #${id}`];
        return id !== undefined || ids.includes(anchorOf(heading)) ? [] : [`"${wordsOf(heading)}" has no anchor`];
      }),
    ];
  });
});

test("every link within the site leads to a page and an anchor that exist", () => {
  const files = listFiles();
  const anchors = new Map(pages.map(({ address, root }) => [address, new Set(tagsOf(root).map(({ attribs }) => attribs.id))]));
  expectNoFaults(pages, (page) => {
    const here = `${ORIGIN}${page.address}`;
    return named(page.root, "a", "link", "img", "script").flatMap(({ attribs }) => {
      const target = attribs.href ?? attribs.src;
      // A preloaded picture names its files in a list of its own; linked data stands in the page.
      const isWhole = attribs.imagesrcset !== undefined || attribs.type === "application/ld+json";
      if (target === undefined) return isWhole ? [] : ["a link to nowhere"];
      const url = new URL(target, here);
      if (url.origin !== ORIGIN || url.pathname === "/_next/image") return [];
      // A visitor may have got lost in another language.
      if (isMissing(page) && /(?:^|\/)404$/u.test(url.pathname)) return [];
      const ids = anchors.get(url.pathname);
      if (ids === undefined) return files.has(decodeURI(url.pathname)) ? [] : [`${target} is no page`];
      const anchor = decodeURIComponent(url.hash.slice(1));
      return anchor === "" || ids.has(anchor) ? [] : [`${target} has no such anchor`];
    });
  });
});

test("links of one name lead to one page, outside running text, which says where each leads", () => {
  // The list of the site's components has each of them several times.
  const others = pages.filter(({ path }) => path !== "/component-demo");
  expectNoFaults(others, ({ address, root }) => {
    const [main] = named(root, "main");
    if (main === undefined) return [];
    const inText = new Set(tagsOf(main).flatMap((tag) => (/\bwords\b/u.test(tag.attribs.class ?? "") ? named(tag, "a") : [])));
    const first = new Map<string, string>();
    return named(main, "a").flatMap((link) => {
      const name = link.attribs["aria-label"] ?? wordsOf(link);
      const { href = "", "aria-hidden": hidden } = link.attribs;
      const target = new URL(href, `${ORIGIN}${address}`);
      if (inText.has(link) || hidden === "true" || href.startsWith("#")) return [];
      const other = first.get(name) ?? target.href;
      first.set(name, other);
      return other === target.href ? [] : [`"${name}" leads to ${other} and to ${target.href}`];
    });
  });
});

test("what the keyboard stops at to scroll has a name", () => {
  expectNoFaults(pages, ({ root }) => {
    const tags = tagsOf(root);
    const ids = new Set(tags.map(({ attribs: { id } }) => id));
    return tags
      .filter(({ attribs }) => attribs.tabindex === "0")
      .filter(({ attribs }) => attribs["aria-label"] === undefined && !ids.has(attribs["aria-labelledby"] ?? "none"))
      .map((tag) => wordsOf(tag).slice(0, 80));
  });
});

test("the menus say which of their links is the page itself", () => {
  expectNoFaults(
    pages.filter((page) => !isMissing(page)),
    ({ root, address }) =>
      named(root, "header", "footer")
        .flatMap((part) => named(part, "nav"))
        .flatMap((menu) => named(menu, "li").flatMap((item) => named(item, "a")))
        .filter(({ attribs: { href, lang } }) => lang === undefined && href === address)
        .filter(({ attribs }) => attribs["aria-current"] !== "page")
        .map(wordsOf),
  );
});

/** What stands in a line unless styles say otherwise. */
const INLINE = new Set(["a", "abbr", "b", "s", "span", "time"]);

test("prices and release notes read without styles, too: no word runs into the next", () => {
  const isWord = /[\p{L}\p{N}$€¥]/u;
  expectNoFaults(
    pages.filter(({ path }) => path === "/pricing" || path === "/installers" || path.endsWith("/releases")),
    ({ root }) => {
      const ofIslands = new Set(named(root, "div").flatMap((tag) => (tag.attribs["data-island"] === undefined ? [] : tagsOf(tag))));
      return named(root, "main")
        .flatMap(tagsOf)
        .flatMap((tag) => {
          const { next } = tag;
          if (next === null || !("name" in next) || ofIslands.has(tag) || ![tag, next].every(({ name }) => INLINE.has(name))) return [];
          const [before, after] = [tag, next].map((each) => DomUtils.textContent(each)) as [string, string];
          return isWord.test(before.slice(-1)) && isWord.test(after.slice(0, 1)) ? [`${before}|${after}`] : [];
        });
    },
  );
});
