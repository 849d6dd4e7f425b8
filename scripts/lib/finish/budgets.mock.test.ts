import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { site as vendor } from "#lib/content/site.ts";
import type { Route } from "#lib/routes.ts";
import { BUDGETS, checkBudgets } from "./budgets.ts";
import type { Page } from "#scripts/lib/build/pages.ts";

const routes: Record<string, Route> = {
  "/": { kind: "page", path: "/", page: "home" },
  "/lantern": { kind: "product", path: "/lantern", product: "lantern" },
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
const page = (path: string, target: string): Page => ({ locale: "en", path, publicPath: `/en${path}`, nextPath: `/en${path}`, target });
const product = page("/lantern", "en/lantern.html");

test("pages within their budgets make a table of the heaviest of each kind", () => {
  put("en/lantern.html", '<link rel="stylesheet" href="/a.css"><script type="module" src="/_assets/loader.js"></script>');
  put("en/lantern.html.br", 9_300);
  put("a.css", 9_000);
  put("a.css.br", 7_100);
  put("_assets/loader.js", 1_200);
  put("en.html", "<h1>Home</h1>");
  put("en.html.br", 7_000);
  const table = checkBudgets(site, [product, page("/", "en.html")]);
  // What is sent counts: 7.1 kB of compressed style, not 9.
  expect(table).toMatch(/product +9\.3\/[\d.]+ +7\.1\/[\d.]+ +1\.2\/[\d.]+ +17\.6\/[\d.]+ +17\.6\/[\d.]+ +3\/\d+ /u);
  expect(table).toMatch(/home +7\.0\//u);
});

const FACE = "@font-face{src:url(/f.woff2);unicode-range:U+B6}";
const LINK = '<link rel="stylesheet" href="/a.css">';
const filesOf = (width: number) => ({
  avif: `/_images/lantern-${String(width)}.avif`,
  webp: `/_images/lantern-${String(width)}.webp`,
  original: `/_images/lantern-${String(width)}.png`,
});
const MANIFEST = { "/images/lantern.png": { type: "image/png", widths: { 640: filesOf(640), 1600: filesOf(1600) } } };
const { html, css, script, page: pageLimit, withFonts, images } = BUDGETS.product;
/** The other files that the page of the test below has. */
const HTML_BYTES = 10;
const CSS_BYTES = 50;
test.each([
  ["its text", "HTML", "en/lantern.html.br", "<p>", html],
  ["its style", "CSS", "a.css.br", LINK, css],
  ["its script", "script", "_assets/loader.js", '<script src="/_assets/loader.js"></script>', script],
  ["its icon", "page", "icon.svg", '<link rel="icon" type="image/svg+xml" href="/icon.svg">', pageLimit - HTML_BYTES],
  ["its face", "page\\+fonts", "f.woff2", `${LINK}<p>¶`, withFonts - HTML_BYTES - CSS_BYTES],
  [
    "its pictures",
    "pictures",
    "_images/lantern-1600.avif",
    '<img src="/_next/image?url=%2Fimages%2Flantern.png&amp;w=1600&amp;q=75">',
    images,
  ],
])("a page that is a byte too heavy by %s stops the build and is named", (_what, part, file, text, budget) => {
  const write = (size: number) => {
    put("a.css", FACE);
    put("a.css.br", CSS_BYTES);
    put("f.woff2", 10);
    put("en/lantern.html", text);
    put("en/lantern.html.br", HTML_BYTES);
    put("_image-manifest.json", JSON.stringify(MANIFEST));
    put(file, size);
  };
  write(budget + 1);
  expect(() => checkBudgets(site, [product])).toThrow(
    new RegExp(`^over budget:\n  /en/lantern \\(product\\): \\d+ bytes of ${part}, the budget is`, "u"),
  );
  rmSync(site, { recursive: true });
  site = mkdtempSync(join(tmpdir(), "budgets-"));
  write(budget);
  expect(() => checkBudgets(site, [product])).not.toThrow();
});

test("a page with too many requests stops the build", () => {
  const links = Array.from({ length: 7 }, (_, index) => `<link rel="modulepreload" href="/${String(index)}.js">`);
  for (let index = 0; index < 7; index++) put(`${String(index)}.js`, 1);
  put("en/lantern.html", links.join(""));
  expect(() => checkBudgets(site, [product])).toThrow("/en/lantern (product): 8 requests, the budget is 7");
});

test("a page that is too heavy by a further face says for which characters, unless they are in a name", () => {
  put("a.css", FACE);
  put("f.woff2", withFonts);
  put("en/lantern.html", `${LINK}<p>¶ §`);
  expect(() => checkBudgets(site, [product])).toThrow(/; ¶ needs \/f\.woff2: write without it, or move it to the main face/u);
  put("a.css", FACE.replace("U+B6", `U+B6,U+${(vendor.name.codePointAt(0) ?? 0).toString(16)}`));
  put("en/lantern.html", `${LINK}<p>¶ ${vendor.name}`);
  expect(() => checkBudgets(site, [product])).not.toThrow();
});

test("every page that is too heavy is named at once", () => {
  put("en.html", "");
  put("en.html.br", 20_000);
  put("en/lantern.html", "");
  put("en/lantern.html.br", 20_000);
  expect(() => checkBudgets(site, [page("/", "en.html"), product])).toThrow(
    /\/en\/ \(home\): 20000 .*\n.*\/en\/lantern \(product\): 20000 /u,
  );
});

test("a picture counts as AVIF at its largest width, once, and also where pages name files", () => {
  put("_image-manifest.json", JSON.stringify(MANIFEST));
  put("_images/lantern-1600.avif", 40_000);
  const shown = (src: string) => `<img src="${src}">`;
  put("en/lantern.html", shown("/_next/image?url=%2Fimages%2Flantern.png&amp;w=640&amp;q=75") + shown("/_images/lantern-640.png"));
  expect(checkBudgets(site, [product])).toMatch(/product .* 40\.0\/\d/u);
});

test("a page that names its pictures' files, in three formats, may be longer", () => {
  put("_image-manifest.json", JSON.stringify(MANIFEST));
  put("_images/lantern-1600.avif", 40_000);
  put("en/lantern.html.br", html + 1);
  put("en/lantern.html", '<img src="/_next/image?url=%2Fimages%2Flantern.png&amp;w=640&amp;q=75">');
  expect(() => checkBudgets(site, [product])).toThrow("bytes of HTML");
  put("en/lantern.html", '<img src="/_images/lantern-640.png">');
  expect(() => checkBudgets(site, [product])).not.toThrow();
});

test("a picture that was not made is no weightless picture", () => {
  put("en/lantern.html", '<img src="/_next/image?url=%2Fimages%2Fgone.png&amp;w=640&amp;q=75">');
  expect(() => checkBudgets(site, [product])).toThrow("/images/gone.png is shown by a page");
});

test("a missing stylesheet, or a page without a route, is an error", () => {
  put("en/lantern.html", '<link rel="stylesheet" href="/gone.css">');
  expect(() => checkBudgets(site, [product])).toThrow("/gone.css is requested by a page but does not exist");
  put("en/new.html", "");
  expect(() => checkBudgets(site, [page("/new", "en/new.html")])).toThrow("/new was built but is not in the route table");
});
