import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { islands } from "#components/islands/registry.ts";
import { bundleIslands } from "./bundle-islands.ts";

let site: string;
let bundle: Awaited<ReturnType<typeof bundleIslands>>;
let loader: string;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "islands-"));
  bundle = await bundleIslands(site);
  loader = readFileSync(join(site, bundle.loader), "utf8");
});
afterAll(() => {
  rmSync(site, { recursive: true });
});

test("the loader is one file that imports nothing before an island is needed", () => {
  expect(bundle.loader).toMatch(/^\/_assets\/loader-[A-Z0-9]+\.js$/u);
  expect(loader).not.toMatch(/(?:^|[;}])import[\s"{*]/u);
});

test("what it imports then is there", () => {
  const imported = [...loader.matchAll(/import\("\.\/([^"]+)"\)/gu)].map(([, name = ""]) => name);
  // Each island, and the part that brings React.
  expect(imported).toHaveLength(Object.keys(islands).length + 1);
  for (const name of imported) expect(existsSync(join(site, "_assets", name)), name).toBe(true);
});

test("each island's program text is found by the island's name, with everything that it imports", () => {
  for (const name of Object.keys(islands)) expect(bundle.code.get(name), name).toContain("className");
});
