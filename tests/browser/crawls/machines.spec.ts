/** The files that programs read say what the pages say: site map, robots.txt, manifest, llms.txt, share cards. */
import { readFileSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import { localePath } from "#lib/i18n/paths.ts";
import { CATALOGUE } from "#tests/support/catalogue.ts";
import { findMeta, type FinishedPage, named } from "#tests/support/finished-site.ts";
import { needsLocale } from "#tests/support/site-extent.ts";
import { ofType, thingsOf } from "#tests/support/structured-data.ts";
import { expect, test } from "#tests/support/test.ts";
import { expectNoFaults, ORIGIN, readEveryPage, requirePage, VENDOR } from "./every-page.ts";

const pages = readEveryPage();
const canonicalOf = ({ root }: FinishedPage) => named(root, "link").find(({ attribs }) => attribs.rel === "canonical")?.attribs.href;
const alternatesIn = ({ root }: FinishedPage) =>
  named(root, "link")
    .filter(({ attribs }) => attribs.hreflang !== undefined && attribs.rel === "alternate")
    .map(({ attribs }) => `${attribs.hreflang ?? ""} ${attribs.href ?? ""}`)
    .sort();

test("the site map names each page that may be found, with its siblings, and no other", async ({ request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  type Entry = { loc: string; "xhtml:link": { "@_rel": string; "@_hreflang": string; "@_href": string }[] };
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "xhtml:link" });
  const { urlset } = parser.parse(await response.text()) as { urlset: { url: Entry[] } };
  const found = new Map(urlset.url.map((entry) => [entry.loc, entry["xhtml:link"]]));
  expect(found.size, "an address stands there twice").toBe(urlset.url.length);
  expect([...found.keys()].sort()).toEqual(pages.flatMap((page) => canonicalOf(page) ?? []).sort());
  expectNoFaults(
    [...found.keys()].map((address) => requirePage(pages, address)),
    (page) => {
      const siblings = (found.get(canonicalOf(page) ?? "") ?? []).map((link) => `${link["@_hreflang"]} ${link["@_href"]}`).sort();
      return siblings.join() === alternatesIn(page).join() ? [] : [`its siblings are ${siblings.join(", ")}`];
    },
  );
});

test("robots.txt leads to the site map, and keeps robots from the calls of forms", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/$/mu);
});

test("security.txt names an address for reports, for less than a year", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "text/plain;charset=utf-8"]);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/mu);
  expect(text).toContain(`\nCanonical: ${ORIGIN}/.well-known/security.txt\n`);
  const [, expires = ""] = /^Expires: (\S+)$/mu.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

test("the manifest is that of a site with icons of the size it says", async ({ request }) => {
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const { name, start_url, icons } = (await response.json()) as {
    name: string;
    start_url: string;
    icons: Record<"src" | "sizes", string>[];
  };
  expect([name, start_url]).toEqual([VENDOR, "/"]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expectNoFaults(pages, ({ root }) =>
    named(root, "link").some(({ attribs }) => attribs.rel === "manifest" && attribs.href === "/site.webmanifest") ? [] : ["names none"],
  );
});

test("llms.txt leads to pages that are there", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  expect(text.startsWith(`# ${VENDOR}\n\n> `)).toBe(true);
  const own = [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, href = ""]) => href).filter((href) => href.startsWith(ORIGIN));
  const answers = await Promise.all(
    own.map(async (href) => `${String((await request.get(href.slice(ORIGIN.length) || "/")).status())} ${href}`),
  );
  expect(answers.filter((answer) => !answer.startsWith("200 "))).toEqual([]);
});

test("llms.txt names every price", async ({ request }) => {
  needsLocale("en");
  const text = await (await request.get("/llms.txt")).text();
  for (const { key, path, list, sale, isDiscontinued } of CATALOGUE) {
    const [, about = ""] = text.split(`](${ORIGIN}${localePath("en", path)}): `);
    const [of = ""] = about.split("\n- ");
    if (isDiscontinued) expect(of, key).not.toContain("$");
    else expect(of, key).toContain(sale === undefined ? list : `${sale} (list price ${list})`);
  }
});

test("each page has a share card of 1200 by 630, a product one of its own in the language of its words", async () => {
  const cards = new Set<string>();
  const property = ({ root }: FinishedPage, name: string) =>
    named(root, "meta").find(({ attribs }) => attribs.property === name)?.attribs.content;
  expectNoFaults(pages, (page) => {
    const image = property(page, "og:image") ?? "";
    cards.add(image);
    const [, language, name] = /\/images\/share\/(\w+)\/([\w-]+)\.jpg$/u.exec(image) ?? [];
    const isProduct = ofType(thingsOf(page), "Product").length > 0;
    const isOwn = canonicalOf(page) !== undefined;
    return [
      ...(image.startsWith(`${ORIGIN}/`) ? [] : [`its picture is ${image}`]),
      ...(isOwn && language !== page.locale ? [`its card is in ${language ?? "no language"}`] : []),
      ...(isProduct === (name !== "site") || !isProduct ? [] : [`its card is ${name ?? ""}`]),
      ...(property(page, "og:title") === "" || property(page, "og:description") !== findMeta(page, "description") ? ["other words"] : []),
      ...(findMeta(page, "twitter:card") === "summary_large_image" ? [] : ["no large card"]),
    ];
  });
  for (const card of cards) {
    const file = readFileSync(`dist/site${card.slice(ORIGIN.length)}`);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format], card).toEqual([1200, 630, "jpeg"]);
    expect(file.length, card).toBeLessThan(150_000);
  }
});
