import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeContentKeys } from "./content-keys.ts";

function project() {
  const root = mkdtempSync(join(tmpdir(), "keys-"));
  mkdirSync(join(root, "content/shared/products"), { recursive: true });
  writeFileSync(join(root, "content/shared/links.yaml"), "links:\n  shop: https://shop.example\n");
  writeFileSync(join(root, "content/shared/products/harp-one.yaml"), "editions:\n  - key: harpSmall\n  - key: harpLarge\n");
  return {
    root,
    [Symbol.dispose]: () => {
      rmSync(root, { recursive: true });
    },
  };
}

it("declares the keys of products, editions and links", () => {
  using site = project();
  writeContentKeys(join(site.root, "content"), site.root);
  const text = readFileSync(join(site.root, ".contentlayer/content-keys.d.ts"), "utf8");
  expect(text).toContain('edition: "harpLarge" | "harpSmall";');
  expect(text).toContain('link: "shop";');
  expect(text).toContain('product: "harp-one";');
});

it("follows new content, and leaves the file alone while no key changes", () => {
  using site = project();
  writeContentKeys(join(site.root, "content"), site.root);
  const file = join(site.root, ".contentlayer/content-keys.d.ts");
  const { mtimeMs } = statSync(file);
  writeContentKeys(join(site.root, "content"), site.root);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  writeFileSync(join(site.root, "content/shared/products/koto.yaml"), "editions:\n  - key: koto\n");
  writeContentKeys(join(site.root, "content"), site.root);
  expect(readFileSync(file, "utf8")).toContain('product: "harp-one" | "koto";');
});
