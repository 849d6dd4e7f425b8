/** Size budgets for each kind of page. A page over its budget stops the build. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productFacts } from "#lib/content/products.ts";
import { site as vendor } from "#lib/content/site.ts";
import type { Page } from "#scripts/lib/build/pages.ts";
import { IMAGE_MANIFEST_FILE, type ImageManifest } from "#server/http/headers.ts";
import { type PageKind, pageKind } from "./page-kind.ts";
import { listRequests, type PageRequest, readDocument, type RequestPart, sentBytes } from "./page-requests.ts";

/**
 * Bytes of response bodies (brotli for text). `page` is everything but fonts and pictures, `withFonts` everything but pictures.
 * `requests` is their number, without pictures.
 */
type Weight = { html: number; css: number; script: number; page: number; withFonts: number; requests: number; images: number };

/** For every kind of page. The only script at load is the island loader. */
const COMMON = { css: 8_800, script: 3_000, page: 26_000, withFonts: 46_000, requests: 7 };
/** For pages that news, sales and features make longer. */
const LONG = { ...COMMON, css: 9_200, page: 30_000, withFonts: 50_000 };
/** Pictures in a text, which load when they come near. A picture counts at its largest width. */
const IN_TEXT = 200_000;
/**
 * Limits for each kind of page, with room for ordinary changes of content: a paragraph, an article, a sale, a product. Headers are not in them: those of 7 requests
 * add nearly 5 kB over HTTP/1.1.
 */
export const BUDGETS: Readonly<Record<PageKind, Weight>> = {
  // Windows load one by one when they come near, most of them at less than half of this.
  home: { html: 17_500, images: 200_000, ...LONG },
  products: { html: 14_500, images: 500_000, ...COMMON },
  // Small windows, which load one by one when they come near, at less than half of this.
  pricing: { html: 16_000, images: 350_000, ...COMMON, page: 26_500, withFonts: 46_500 },
  support: { html: 16_000, images: 0, ...COMMON },
  installers: { html: 14_000, images: 0, ...COMMON },
  labz: { html: 14_000, images: 400_000, ...COMMON },
  // Small windows, which load one by one when they come near, at less than half of this: a picture counts at its largest width.
  solutions: { html: 14_000, images: 450_000, ...COMMON },
  "component-demo": { html: 20_000, images: 50_000, ...COMMON, css: 9_300, page: 31_000, withFonts: 50_000 },
  animation: { html: 14_000, images: 0, ...COMMON },
  account: { html: 12_000, images: 0, ...COMMON },
  // Guides and legal pages of every shape.
  page: { html: 12_000, images: IN_TEXT, ...COMMON, css: 10_900 },
  product: { html: 17_000, images: 150_000, ...LONG },
  edition: { html: 14_000, images: 150_000, ...COMMON },
  releases: { html: 14_000, images: IN_TEXT, ...COMMON },
  "choose-download": { html: 10_000, images: 60_000, ...COMMON },
  download: { html: 12_000, images: 60_000, ...COMMON },
  thanks: { html: 10_000, images: 60_000, ...COMMON },
  article: { html: 10_000, images: IN_TEXT, ...COMMON, page: 20_000, withFonts: 40_000 },
};

/**
 * Bytes by which a picture makes a page longer with `IMAGE_PATHS=files`, which names its files in three formats; 62 at most on 2026-11-27.
 * Budgets are that much larger then.
 */
const PICTURE_FILES = 80;
const LENGTHENED: readonly (keyof Weight)[] = ["html", "page", "withFonts"];

/** Characters of names, which can be written in no other way: a further face that they need is not counted. */
const NAMES = new Set([vendor.name, ...[...productFacts.values()].map(({ name }) => name)].join(""));

/** @returns A table of the heaviest page of each kind. @throws with every page that is over its budget. */
export function checkBudgets(site: string, pages: readonly Page[]): string {
  const heaviest = new Map<PageKind, Weight>();
  const over: string[] = [];
  const sent = listSentPictures(site);
  for (const page of pages) {
    const kind = pageKind(page.path);
    const { weight, faces, filePictures } = weigh(site, page, sent);
    for (const [part, budget] of partsOf(BUDGETS[kind])) {
      const limit = LENGTHENED.includes(part) ? budget + filePictures * PICTURE_FILES : budget;
      if (weight[part] <= limit) continue;
      const what = part === "requests" ? "requests" : `bytes of ${LABELS[part]}`;
      const why = part === "withFonts" || part === "requests" ? faces.map(furtherFace).join("") : "";
      over.push(`${page.publicPath} (${kind}): ${weight[part]} ${what}, the budget is ${limit}${why}`);
    }
    const before = heaviest.get(kind);
    heaviest.set(kind, before === undefined ? weight : maximum(before, weight));
  }
  if (over.length > 0) throw new Error(`over budget:\n  ${over.join("\n  ")}`);
  return table(heaviest);
}

const furtherFace = ({ address, characters = "" }: PageRequest) =>
  `; ${characters} needs ${address}: write without it, or move it to the main face, in app/[locale]/fonts.ts`;

const LABELS: Record<keyof Weight, string> = {
  html: "HTML",
  css: "CSS",
  script: "script",
  page: "page",
  withFonts: "page+fonts",
  requests: "requests",
  images: "pictures",
};
const partsOf = (weight: Weight) => Object.entries(weight) as [keyof Weight, number][];

function maximum(a: Weight, b: Weight): Weight {
  return Object.fromEntries(partsOf(a).map(([part, size]) => [part, Math.max(size, b[part])])) as Weight;
}

function table(heaviest: ReadonlyMap<PageKind, Weight>): string {
  const parts = Object.keys(LABELS) as (keyof Weight)[];
  const shown = (part: keyof Weight, size: number) => (part === "requests" ? String(size) : (size / 1000).toFixed(1));
  const rows = [...heaviest].map(([kind, weight]) => {
    const cells = parts.map((part) => `${shown(part, weight[part])}/${shown(part, BUDGETS[kind][part])}`.padStart(13));
    return `    ${kind.padEnd(16)}${cells.join("")}`;
  });
  const head = parts.map((part) => LABELS[part].padStart(13)).join("");
  return `heaviest page of each kind / budget, kB as sent without headers\n    ${"".padEnd(16)}${head}\n${rows.join("\n")}`;
}

/** @returns Also the further faces that count, of characters that are in no name, and the number of pictures that are named by their files. */
function weigh(site: string, { target }: Page, sent: ReadonlyMap<string, string>) {
  const mentioned = readDocument(site, target);
  const requests = listRequests(site, target, mentioned).filter(({ characters = "" }) => ![...characters].some((each) => NAMES.has(each)));
  const of = (...parts: RequestPart[]) => sum(requests.filter(({ part }) => parts.includes(part)).map(bytesOf));
  const weight: Weight = {
    html: of("html"),
    css: of("css"),
    script: of("script"),
    page: of("html", "css", "script", "other"),
    withFonts: sum(requests.map(bytesOf)),
    requests: requests.length,
    images: sum(sentPictures(mentioned.pictures, sent).map((file) => sentBytes(site, file))),
  };
  const faces = requests.filter(({ characters }) => characters !== undefined);
  return { weight, faces, filePictures: sentPictures(mentioned.pictures.filter(isPictureFile), sent).length };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const bytesOf = ({ bytes }: PageRequest) => bytes;
const isPictureFile = (address: string) => address.startsWith("/_images/");

/** @returns A file for each picture: its AVIF of the largest width. */
function sentPictures(addresses: readonly string[], sent: ReadonlyMap<string, string>): string[] {
  const files = addresses.flatMap((address) => {
    const picture = new URL(address, "http://localhost").searchParams.get("url") ?? (isPictureFile(address) ? address : undefined);
    if (picture === undefined) return [];
    const file = sent.get(picture);
    if (file === undefined) throw new Error(`${picture} is shown by a page, but ${IMAGE_MANIFEST_FILE} does not have it`);
    return [file];
  });
  return [...new Set(files)];
}

/** Address of the largest AVIF file, by the addresses of the picture and of each of its files in its own format. */
function listSentPictures(site: string): Map<string, string> {
  const file = join(site, IMAGE_MANIFEST_FILE);
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ImageManifest) : {};
  return new Map(
    Object.entries(manifest).flatMap(([picture, { widths }]) => {
      const largest = widths[Math.max(...Object.keys(widths).map(Number))]?.avif ?? "";
      return [picture, ...Object.values(widths).map(({ original }) => original)].map((address) => [address, largest] as const);
    }),
  );
}
