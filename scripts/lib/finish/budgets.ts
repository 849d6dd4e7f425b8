/** What a page of each kind may weigh, and what it does weigh. A page over its budget stops the build. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { brotliCompressSync } from "node:zlib";
import { findRoute } from "#lib/content/routes.ts";
import type { RouteKind } from "#lib/routes.ts";
import type { PrerenderedPage } from "./prerendered.ts";

type Weight = { html: number; css: number; script: number; images: number };
type Kind = RouteKind | "home" | "products" | "support" | "installers" | "pricing" | "labz" | "component-demo" | "animation";

/** For every kind alike: as sent, brotli. Script at load is the loader alone. */
const COMMON = { css: 14_000, script: 5_000 };
/** Most bytes for each kind of page as sent (brotli for text). */
const BUDGETS: Record<Kind, Weight> = {
  home: { html: 14_000, images: 0, ...COMMON },
  products: { html: 14_000, images: 0, ...COMMON },
  pricing: { html: 14_000, images: 0, ...COMMON },
  support: { html: 14_000, images: 0, ...COMMON },
  installers: { html: 14_000, images: 0, ...COMMON },
  labz: { html: 14_000, images: 600_000, ...COMMON },
  "component-demo": { html: 20_000, images: 350_000, ...COMMON },
  animation: { html: 14_000, images: 0, ...COMMON },
  page: { html: 12_000, images: 0, ...COMMON },
  product: { html: 16_000, images: 350_000, ...COMMON },
  edition: { html: 14_000, images: 350_000, ...COMMON },
  releases: { html: 14_000, images: 0, ...COMMON },
  "choose-download": { html: 10_000, images: 0, ...COMMON },
  download: { html: 12_000, images: 0, ...COMMON },
  thanks: { html: 10_000, images: 0, ...COMMON },
  article: { html: 14_000, images: 0, ...COMMON },
};

/** @returns A table of the heaviest page of each kind. @throws with every page that is over its budget. */
export function checkBudgets(site: string, pages: readonly PrerenderedPage[]): string {
  const heaviest = new Map<Kind, Weight>();
  const over: string[] = [];
  for (const page of pages) {
    const kind = kindOf(page);
    const weight = weigh(site, page);
    for (const [part, most] of Object.entries(BUDGETS[kind]) as [keyof Weight, number][]) {
      if (weight[part] > most)
        over.push(`${page.publicPath} (${kind}): ${String(weight[part])} bytes of ${part}, the budget is ${String(most)}`);
    }
    const before = heaviest.get(kind);
    heaviest.set(kind, before === undefined ? weight : maximum(before, weight));
  }
  if (over.length > 0) throw new Error(`over budget:\n  ${over.join("\n  ")}`);
  const cell = (used: number, most: number) => `${kilobytes(used)}/${kilobytes(most)}`.padStart(13);
  const rows = [...heaviest].map(([kind, weight]) => {
    const budget = BUDGETS[kind];
    return `    ${kind.padEnd(16)}${cell(weight.html, budget.html)}${cell(weight.css, budget.css)}${cell(weight.script, budget.script)}${cell(weight.images, budget.images)}`;
  });
  return `heaviest page of each kind / budget, kB as sent\n    ${"".padEnd(16)}${["HTML", "CSS", "script", "images"].map((head) => head.padStart(13)).join("")}\n${rows.join("\n")}`;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const maximum = (a: Weight, b: Weight): Weight => ({
  html: Math.max(a.html, b.html),
  css: Math.max(a.css, b.css),
  script: Math.max(a.script, b.script),
  images: Math.max(a.images, b.images),
});

function kindOf({ path }: PrerenderedPage): Kind {
  const route = findRoute(path);
  if (route === undefined) throw new Error(`${path} was built but is not in the route table`);
  return route.kind === "page" && route.page in BUDGETS ? (route.page as Kind) : route.kind;
}

const sizes = new Map<string, number>();
/** Bytes as sent: the brotli file where there is one. */
function sent(site: string, address: string): number {
  const file = join(site, decodeURIComponent(new URL(address, "http://localhost").pathname));
  const known =
    sizes.get(file) ?? statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file, { throwIfNoEntry: false })?.size;
  if (known === undefined) throw new Error(`${address} is asked for by a page but does not exist`);
  sizes.set(file, known);
  return known;
}

function weigh(site: string, { target }: PrerenderedPage): Weight {
  const html = readFileSync(join(site, target), "utf8");
  const weight: Weight = {
    html: statSync(join(site, `${target}.br`), { throwIfNoEntry: false })?.size ?? brotliCompressSync(html).length,
    css: 0,
    script: 0,
    images: 0,
  };
  const pictures = new Set<string>();
  new Parser({
    onopentag(name, attributes) {
      if (name === "link" && attributes.rel === "stylesheet") weight.css += sent(site, attributes.href ?? "");
      if (name === "link" && attributes.rel === "modulepreload") weight.script += sent(site, attributes.href ?? "");
      if (name === "script" && attributes.src !== undefined) weight.script += sent(site, attributes.src);
      // A picture through the optimiser is counted by its source, the most it can be, and once however often it is shown.
      const picture = name === "img" ? new URL(attributes.src ?? "", "http://localhost").searchParams.get("url") : null;
      if (picture !== null) pictures.add(picture);
    },
  }).end(html);
  for (const picture of pictures) weight.images += sent(site, picture);
  return weight;
}
