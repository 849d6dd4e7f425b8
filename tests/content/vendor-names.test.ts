/** No test names what the vendor sells, so that no change of content makes a test wrong. The fixture site has names of its own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { listProjectFiles } from "#scripts/lib/project-files.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";

/** Not the tests of the demonstrations, where keys of messages are called as editions are, and not the product that a content change adds. */
const TESTS =
  /^(?!tests\/(?:fixtures\/site|content-changes|browser\/crawls\/demos)\/)(?:tests\/.*\.(?:tsx?|yaml|mdx|json|html)|.*\.test\.tsx?)$/u;

type Product = { path: string; editions: { key: string }[] };
/** Addresses of products and keys of editions: names alone could be ordinary words. */
function listNames(content: string): string[] {
  const folder = join(content, "shared/products");
  const products = readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), "utf8")) as Product);
  return products.flatMap(({ path, editions }) => [path, ...editions.map(({ key }) => key)]);
}

it("no test names an edition or the page of a product", () => {
  const own = new Set(listNames(FIXTURE_CONTENT));
  const names = listNames(CONTENT_FOLDER).filter((name) => !own.has(name));
  if (names.length === 0) return;
  const pattern = new RegExp(`(?<![\\w-])(?:${names.join("|")})(?![\\w-])`, "u");
  const found = listProjectFiles(".")
    .filter((file) => TESTS.test(file))
    .flatMap((file) => {
      const [name] = pattern.exec(readFileSync(file, "utf8")) ?? [];
      return name === undefined ? [] : [`${file} names ${name}`];
    });
  expect(found).toEqual([]);
});
