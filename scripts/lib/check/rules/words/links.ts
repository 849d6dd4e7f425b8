/** words/…: links within the site lead to pages and headings of their language; other addresses are in links.yaml. */
import { readPlace } from "#lib/redirects.ts";
import { ALL_LOCALES } from "#schemas/locale.ts";
import { scanBlocks } from "#scripts/lib/check/blocks.ts";
import { findLinks } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import { listParts } from "#scripts/lib/check/document-parts.ts";
import { isGonePage } from "#scripts/lib/check/gone-pages.ts";
import type { CorpusRule, Finding } from "#scripts/lib/check/rule.ts";
import { didYouMean, findNearest, languageName, quote } from "#scripts/lib/report/wording.ts";
import { routesAreSound, routesOfCorpus } from "#scripts/lib/check/routes-of-corpus.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { anchorsOf } from "./anchors.ts";
import { listFactPaths, movedAddress, partsOf } from "./moved-links.ts";
import { isOutside } from "./no-program.ts";

/** An address with a scheme or a host, which is no path of this site. */
export const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:|^\/\//iu;

export const linkNowhere: CorpusRule = {
  id: "words/link-nowhere",
  forbids: "A link to a path that is no page of this site. Paths begin with a slash and carry no language.",
  wrong: "[3DX](/en/3dx/)",
  right: "[3DX](/3dx)",
  *check(corpus) {
    if (!routesAreSound(corpus)) return;
    const paths = routesOfCorpus(corpus).map(({ path }) => path);
    const limited = new Map(
      (findDoc(corpus, "PageIndex")?.data.pages ?? []).flatMap((page) => (page?.path && page.locales ? [[page.path, page.locales]] : [])),
    );
    for (const { url, at, document } of listParts(corpus, "links")) {
      const { path } = partsOf(url);
      const languages = limited.get(path);
      if (document.locale !== undefined && languages?.includes(document.locale) === false) {
        yield {
          at,
          message: `${path} does not exist in ${languageName(document.locale)}`,
          hint: `link to another page: content/shared/pages.yaml has it only in ${languages.join(", ")}`,
        };
        continue;
      }
      if (
        HAS_SCHEME.test(url) ||
        path === "" ||
        paths.includes(path) ||
        isGonePage(corpus, path) ||
        movedAddress(corpus, url, document) !== undefined ||
        (path.startsWith("/") && path !== "/" && corpus.publicFiles.has(`public${path}`))
      )
        continue;
      yield { at, ...describeUnknown(path, paths) };
    }
    for (const { path, at } of listFactPaths(corpus))
      if (!paths.includes(path) && !isGonePage(corpus, path) && movedAddress(corpus, path) === undefined)
        yield { at, ...describeUnknown(path, paths) };
  },
};

/** The account's own pages link to each other and are linked from policies. */
const ACCOUNT = /^\/account(?:\/|$)/u;

export const linkUnlisted: CorpusRule = {
  id: "words/link-unlisted",
  forbids:
    "A link to a page that visitors reach only on their way: a page of thanks, one that a mail opens, or one that is not listed (`indexed: false`). Pages of the account are allowed.",
  wrong: "[your download](/3dx/thanks-for-downloading)",
  right: "[your download](/3dx/download)",
  *check(corpus) {
    const unlisted = new Set([
      ...routesOfCorpus(corpus).flatMap(({ kind, path }) => (kind === "thanks" ? [path] : [])),
      ...(findDoc(corpus, "PageIndex")?.data.pages ?? []).flatMap((page) =>
        page?.indexed === false && page.path && !ACCOUNT.test(page.path) ? [page.path] : [],
      ),
    ]);
    for (const { url, at } of listParts(corpus, "links")) {
      const { path } = partsOf(url);
      if (unlisted.has(path))
        yield {
          at,
          message: `${path} is a page that nothing links to: visitors come to it by a form or a mail`,
          hint: "link to the page before it",
        };
    }
  },
};

/** What to say about a path that is no page. */
export function describeUnknown(path: string, paths: readonly string[]): Pick<Finding, "message" | "hint"> {
  const locale = ALL_LOCALES.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
  const bare = (locale === undefined ? path : path.slice(locale.length + 1) || "/").replace(/(?<=.)\/+$/u, "");
  // The name of a file, as links on other sites have it: `../support/first-steps.mdx`.
  const name = /^[./]*(.+)\.(?:mdx?|html?)$/u.exec(bare)?.[1];
  const page = name === undefined ? undefined : paths.find((each) => each.endsWith(`/${name}`));
  if (page !== undefined) return { message: `${quote(path)} is a file, and no page of this site`, hint: `write ${page}` };
  if (locale !== undefined && paths.includes(bare))
    return { message: `${path} contains a language`, hint: `write ${bare}: the page's own language is added` };
  return {
    message: `${quote(path)} is no page of this site`,
    hint: didYouMean(bare.startsWith("/") ? bare : `/${bare}`, paths, "write the path of a page, beginning with a slash"),
  };
}

export const anchorNowhere: CorpusRule = {
  id: "words/anchor-nowhere",
  forbids: "A link to a heading that the page does not have in this language. An anchor is the heading's text with underscores for spaces.",
  wrong: "[Offline](/support/activate-a-licence#offline)",
  right: "[Offline](/support/activate-a-licence#Activating_offline)",
  *check(corpus) {
    for (const { url, at, document } of listParts(corpus, "links")) {
      const { path, anchor } = partsOf(url);
      if (HAS_SCHEME.test(url) || !anchor || document.locale === undefined) continue;
      const anchors = anchorsOf(corpus, path, document);
      if (anchors === undefined || anchors.ids.includes(anchor) || movedAddress(corpus, url, document) !== undefined) continue;
      const { ids, translated, standsInFor } = anchors;
      const nearest = translated?.get(anchor) ?? findNearest(anchor, ids);
      const others = ids.length === 0 ? "that page has no headings" : `write one of #${ids.slice(0, 6).join(", #")}`;
      yield {
        at,
        message: `${path === "" ? "this page" : path} has no heading #${anchor} in ${languageName(document.locale)}`,
        hint: nearest === undefined ? others : `did you mean #${nearest}?`,
        followsFrom: standsInFor,
      };
    }
  },
};

export const externalUrl: CorpusRule = {
  id: "words/external-url",
  forbids: "An address outside the site in a text: it is written once, in `content/shared/links.yaml`, and texts use its key.",
  wrong: "[our form](https://forms.rittai-audio.example/feedback)",
  right: '<External to="feedbackForm">our form</External>',
  *check(corpus) {
    const links = findLinks(corpus) ?? {};
    const found = [...listParts(corpus, "links"), ...listParts(corpus, "images")].filter(
      ({ url }) => isOutside(url) && !/[\p{Cc}\s\\]/u.test(url),
    );
    for (const { url, at } of found) yield { at, ...(describeOwn(corpus, url) ?? describeExternal(url, links)) };
    yield* scanBlocks(corpus, {
      pattern: /https?:\/\/[^\s"'<>、。）]*[^\s"'<>、。）.,;:!?]/gu,
      textOf: ({ segment: { kind, text } }) => (kind === "body" || kind === "heading" ? "" : text),
      describe: ([url]) => ({ message: `${quote(url)} is an address outside this site`, hint: "remove it: a field cannot hold a link" }),
    });
  },
};

/** What to say about an address of this site that is written in full; undefined for any other. */
function describeOwn(corpus: Corpus, url: string): Pick<Finding, "message" | "hint"> | undefined {
  const origin = findDoc(corpus, "Site")?.data.origin;
  const rest = origin && url.startsWith(origin) ? url.slice(origin.length) : undefined;
  if (rest === undefined || !/^(?:[/?#]|$)/u.test(rest)) return undefined;
  const { path, query, anchor } = partsOf(rest);
  const own = readPlace(languagesOf(corpus).listed, path || "/").path.replace(/(?<=.)\/+$/u, "");
  return {
    message: `${quote(url)} is an address of this site`,
    hint: `write ${own}${query}${anchor === undefined ? "" : `#${anchor}`}: the host and the page's own language are added`,
  };
}

function describeExternal(url: string, links: Record<string, string | null>): Pick<Finding, "message" | "hint"> {
  if (/^mailto:/iu.test(url))
    return { message: "a mail address is a fact of content/shared/site.yaml", hint: "link to [support](/support) instead" };
  const known = Object.entries(links).flatMap(([key, address]) => (address === null ? [] : [{ key, address }]));
  const addresses = known.map(({ address }) => address);
  const bare = (address: string) => address.replace(/\/$/u, "");
  const meant = addresses.find((address) => bare(address) === bare(url)) ?? findNearest(url, addresses);
  const key = known.find(({ address }) => address === meant)?.key;
  return {
    message: `${quote(url)} is an address outside this site`,
    hint:
      key === undefined
        ? 'add it to content/shared/links.yaml and write <External to="its key">text</External>'
        : `write <External to="${key}">text</External>`,
  };
}
