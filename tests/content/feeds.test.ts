/** Every feed, releases.json and appcast of the content folder, read and judged by programs that others wrote. */
import Ajv2020 from "ajv/dist/2020.js";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { parse } from "yaml";
import { listFeedPaths } from "#lib/content/feed-links.ts";
import { DEFAULT_LOCALE, DEFAULT_SOURCE, LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { LANGUAGE_TAGS } from "#schemas/locale.ts";
import type { ReleaseFile } from "#schemas/release-feed.ts";
import { ProductFacts } from "#schemas/product-facts.ts";
import { ReleaseFacts } from "#schemas/release-facts.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { writeFeeds } from "#scripts/lib/finish/feeds.ts";
import { readAppcast, wouldTake } from "#tests/support/release-files.ts";
import { JSON_FEED_SCHEMA } from "./formats/json-feed.ts";

const SHARED = join(CONTENT_FOLDER, "shared");
const yaml = (file: string) => parse(readFileSync(join(SHARED, file), "utf8")) as unknown;
const names = (folder: string) => readdirSync(join(SHARED, folder)).map((name) => name.replace(/\.yaml$/u, ""));
const products = names("products").map((slug) => ({ slug, facts: ProductFacts.parse(yaml(`products/${slug}.yaml`)) }));
const versionsOf = (slug: string) => names(`releases/${slug}`).sort(compareVersions).reverse();
const factsOf = (slug: string, version: string) => ReleaseFacts.parse(yaml(`releases/${slug}/${version}.yaml`));
const { publicKey } = yaml("signing.yaml") as { publicKey: string };
const installer = (slug: string, version: string, file: string) => readFileSync(join(SHARED, "installers", slug, version, file));

let folder = "";
let files: string[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "feeds-"));
  writeFeeds(folder);
  files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(?:xml|json)$/u.test(name));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const read = (path: string) => readFileSync(join(folder, path), "utf8");

const ajv = new Ajv2020({
  allErrors: true,
  formats: {
    uri: (text: string) => URL.canParse(text),
    "date-time": (text: string) => !Number.isNaN(Date.parse(text)) && text.includes("T"),
    date: /^\d{4}-\d\d-\d\d$/u,
  },
});

it("holds the letters that authors wrote, and none that only keep a line together", () => {
  const joined = files.filter((file) => read(file).includes("\u2060"));
  expect(joined).toEqual([]);
});

it("there is one of each format for each product and language, and no other file", () => {
  const expected = LOCALES.flatMap((locale) => [
    ...products.flatMap(({ facts: { path } }) => ["xml", "json"].map((ending) => localePath(locale, `${path}/releases/feed.${ending}`))),
    localePath(locale, "/releases/feed.xml"),
  ]);
  const machines = products.flatMap(({ facts: { path, editions } }) => [
    `${path}/releases/releases.json`,
    ...(editions.length > 1 ? editions.map(({ key }) => `${path}/releases/appcast-${key}.xml`) : [`${path}/releases/appcast.xml`]),
  ]);
  const written = files.map((file) => `/${file}`).sort();
  expect(written).toEqual([...expected, ...machines, "/schemas/releases-1.json"].sort());
  expect(listFeedPaths().sort()).toEqual(written);
});

it("every Atom feed keeps to RFC 4287", async () => {
  const feeds = files.filter((file) => file.endsWith("feed.xml"));
  const { valid, errors } = await validateXML({
    xml: feeds.map((file) => ({ fileName: file.replaceAll("/", "_"), contents: read(file) })),
    schema: readFileSync("tests/content/formats/atom.rng", "utf8"),
    extension: "relaxng",
    initialMemoryPages: 1024,
    maxMemoryPages: 4096,
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
});

it("the validator would find a feed without an id", async () => {
  const broken = read(localePath(DEFAULT_SOURCE, `${products[0]?.facts.path ?? ""}/releases/feed.xml`)).replace(/<id>.*<\/id>/u, "");
  const { valid } = await validateXML({
    xml: broken,
    schema: readFileSync("tests/content/formats/atom.rng", "utf8"),
    extension: "relaxng",
  });
  expect(valid).toBe(false);
});

it("every JSON Feed keeps to version 1.1", () => {
  const validate = ajv.compile(JSON_FEED_SCHEMA);
  for (const file of files.filter((name) => name.endsWith("feed.json"))) {
    expect({ file, valid: validate(JSON.parse(read(file))), errors: validate.errors }).toEqual({ file, valid: true, errors: null });
  }
});

it("every releases.json keeps to the schema that is published beside it", () => {
  const schema = JSON.parse(read("schemas/releases-1.json")) as { $id: string };
  const validate = ajv.compile(schema);
  for (const { facts } of products) {
    const data = JSON.parse(read(`${facts.path}/releases/releases.json`)) as ReleaseFile;
    expect({ path: facts.path, valid: validate(data), errors: validate.errors }).toEqual({ path: facts.path, valid: true, errors: null });
    expect(data.$schema).toBe(schema.$id);
  }
});

describe.each(products)("$slug", ({ slug, facts: { name, path, editions } }) => {
  it.each(LOCALES)("has every release, newest first, with full notes in %s", (locale) => {
    const atom = parseAtomFeed(read(localePath(locale, `${path}/releases/feed.xml`)));
    const json = parseJsonFeed(read(localePath(locale, `${path}/releases/feed.json`)));
    const versions = versionsOf(slug);
    // A beta says so behind its version, in the words of the language.
    const named = versions.map((version) => [`${name} ${version}`, factsOf(slug, version).channel === "beta"]);
    const shown = (title = "") => [title.split(" (")[0], title.includes(" (")];
    expect(atom.entries?.map(({ title }) => shown(title?.value))).toEqual(named);
    expect(json.items?.map(({ title }) => shown(title))).toEqual(named);
    expect(json.language).toBe(LANGUAGE_TAGS[locale]);
    for (const [place, version] of versions.entries()) {
      const entry = atom.entries?.[place];
      expect(entry?.id).toMatch(new RegExp(`${localePath(locale, path)}/releases#${version.replaceAll(".", "\\.")}$`, "u"));
      expect(entry?.content?.value).toBe(json.items?.[place]?.content_html);
      // One item for each change and each known issue.
      const { changes, knownIssues } = factsOf(slug, version);
      const items = (entry?.content?.value ?? "").match(/<li>(?:<strong>|<span)/gu) ?? [];
      expect(items.length).toBeGreaterThanOrEqual(changes.length + knownIssues.length);
      expect(entry?.content?.value).not.toMatch(/(?:href|src)="(?!https?:\/\/|mailto:)/u);
    }
  });

  it("says in releases.json what the facts say", () => {
    const data = JSON.parse(read(`${path}/releases/releases.json`)) as ReleaseFile;
    const versions = versionsOf(slug);
    expect(data.releases.map(({ version }) => version)).toEqual(versions);
    for (const channel of ["stable", "beta"] as const)
      expect(data.latest[channel]).toBe(versions.find((version) => factsOf(slug, version).channel === channel));
    for (const release of data.releases) {
      const { date, changes, installers, sideBySide } = factsOf(slug, release.version);
      expect(release.sideBySide).toEqual(sideBySide);
      expect(release).toMatchObject({
        date,
        changes: changes.map((change) => ({ ...change, text: { [DEFAULT_SOURCE]: expect.any(String) as string } })),
      });
      expect(release.installers.map(({ file, size, sha256 }) => ({ file, size, sha256 }))).toEqual(
        installers.map(({ file, size, sha256 }) => ({ file, size, sha256 })),
      );
    }
  });

  it("names its editions apart in releases.json and in the titles of their appcasts, and a single one like the product", () => {
    const { releases, appcasts } = JSON.parse(read(`${path}/releases/releases.json`)) as ReleaseFile;
    const installers = releases.flatMap((release) => release.installers);
    const byKey = new Map(installers.map(({ edition, editionName }) => [edition, editionName]));
    expect(new Set(byKey.values()).size).toBe(byKey.size);
    if (editions.length === 1) expect([...byKey.values()].every((words) => words === "")).toBe(true);
    const titles = Object.entries(appcasts).map(([key, address]) => [key, parseRssFeed(read(new URL(address).pathname)).title]);
    expect(titles).toEqual(editions.map(({ key }) => [key, [name, byKey.get(key) ?? ""].join(" ").trim()]));
  });

  it.each(editions)("offers $key its own installers, signed, and none with a byte changed", async ({ key }) => {
    const text = read(`${path}/releases/appcast${editions.length > 1 ? `-${key}` : ""}.xml`);
    const { items } = readAppcast(text);
    const offered = versionsOf(slug).flatMap((version) =>
      factsOf(slug, version)
        .installers.filter(({ edition }) => edition === key)
        .map((each) => ({ ...each, version })),
    );
    expect(items.map(({ url }) => new URL(url).pathname)).toEqual(
      offered.map(({ version, system }) => `/api/v1/updates/${slug}/${key}/${version}/${system}`),
    );
    for (const [place, item] of items.entries()) {
      const { version, file, system } = offered[place]!;
      expect(item).toMatchObject({
        version,
        system: system.toLowerCase(),
        channel: factsOf(slug, version).channel === "beta" ? "beta" : "",
      });
      expect(item.minimum).toMatch(/^\d+\.\d+\.\d+$/u);
      expect(item.notes.map(({ language }) => language)).toEqual(
        expect.arrayContaining([DEFAULT_LOCALE, DEFAULT_SOURCE].map((locale) => LANGUAGE_TAGS[locale])),
      );
      const bytes = installer(slug, version, file);
      expect(await wouldTake(item, bytes, publicKey)).toBe(true);
      const changed = Buffer.from(bytes);
      changed[changed.length >> 1]! ^= 1;
      expect(await wouldTake(item, changed, publicKey)).toBe(false);
    }
    // The same items by a second parser.
    expect(parseRssFeed(text).items?.map(({ enclosures }) => enclosures?.[0]?.length)).toEqual(items.map(({ length }) => length));
  });
});

it.each(LOCALES)("the feed of all products has every release of each, the newest day first, in %s", (locale) => {
  const { entries = [] } = parseAtomFeed(read(localePath(locale, "/releases/feed.xml")));
  expect(entries.length).toBe(products.reduce((sum, { slug }) => sum + versionsOf(slug).length, 0));
  const days = entries.map(({ updated }) => updated ?? "");
  expect(days).toEqual([...days].sort().reverse());
});
