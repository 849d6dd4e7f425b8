import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Route } from "#lib/routes.ts";
import { checkBudgets } from "./budgets.ts";
import type { PrerenderedPage } from "./prerendered.ts";

const routes: Record<string, Route> = {
  "/": { kind: "page", path: "/", page: "home" },
  "/3dx": { kind: "product", path: "/3dx", product: "3dx" },
};
vi.mock("#lib/content/routes.ts", () => ({ findRoute: (path: string) => routes[path] }));

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "budgets-"));
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

/** A file of so many bytes, or of this text. */
function put(name: string, content: number | string): void {
  const file = join(site, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "number" ? Buffer.alloc(content) : content);
}
const page = (path: string, target: string): PrerenderedPage => ({ locale: "en", path, publicPath: `/en${path}`, source: "", target });
const product = page("/3dx", "en/3dx.html");

test("pages within their budgets make a table of the heaviest of each kind", () => {
  put("en/3dx.html", '<link rel="stylesheet" href="/a.css"><script type="module" src="/_assets/loader.js"></script>');
  put("en/3dx.html.br", 9_300);
  put("a.css", 90_000);
  put("a.css.br", 11_100);
  put("_assets/loader.js", 1_200);
  put("en.html", "<h1>Home</h1>");
  put("en.html.br", 7_000);
  const table = checkBudgets(site, [product, page("/", "en.html")]);
  // What is sent counts: 11.1 kB of compressed style, not 90.
  expect(table).toMatch(/product +9\.3\/16\.0 +11\.1\/14\.0 +1\.2\/5\.0/u);
  expect(table).toMatch(/home +7\.0\/14\.0/u);
});

test.each([
  ["its words", "html", "en/3dx.html.br", "<p>", 16_001, 16_000],
  ["its style", "css", "a.css.br", '<link rel="stylesheet" href="/a.css">', 14_001, 14_000],
  ["its script", "script", "_assets/loader.js", '<script src="/_assets/loader.js"></script>', 5_001, 5_000],
  ["its pictures", "images", "images/3dx.png", '<img src="/_next/image?url=%2Fimages%2F3dx.png&amp;w=1600&amp;q=75">', 350_001, 350_000],
])("a page that is a byte too heavy by %s stops the build and is named", (_what, part, file, html, bytes, budget) => {
  put("en/3dx.html", html);
  put("a.css", 1);
  put(file, bytes);
  expect(() => checkBudgets(site, [product])).toThrow(
    `over budget:\n  /en/3dx (product): ${String(bytes)} bytes of ${part}, the budget is ${String(budget)}`,
  );
  rmSync(site, { recursive: true });
  site = mkdtempSync(join(tmpdir(), "budgets-"));
  put("en/3dx.html", html);
  put("a.css", 1);
  put(file, budget);
  expect(() => checkBudgets(site, [product])).not.toThrow();
});

test("every page that is too heavy is named at once", () => {
  put("en.html", "");
  put("en.html.br", 20_000);
  put("en/3dx.html", "");
  put("en/3dx.html.br", 20_000);
  expect(() => checkBudgets(site, [page("/", "en.html"), product])).toThrow(/\/en\/ \(home\): 20000 .*\n.*\/en\/3dx \(product\): 20000 /u);
});

test("a style sheet that is not there, or a page that no route knows, is no weightless page", () => {
  put("en/3dx.html", '<link rel="stylesheet" href="/gone.css">');
  expect(() => checkBudgets(site, [product])).toThrow("/gone.css is asked for by a page but does not exist");
  put("en/new.html", "");
  expect(() => checkBudgets(site, [page("/new", "en/new.html")])).toThrow("/new was built but is not in the route table");
});
