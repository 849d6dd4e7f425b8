import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { parse } from "yaml";
import productHues from "./postcss-product-hues.mjs";

const FOLDER = "content/shared/products";
const files = readdirSync(FOLDER);

test("the sheet gets one rule for each hue that a product's facts name, and nothing else changes", async () => {
  const { root } = await postcss([productHues()]).process("@product-hues;\np { color: red }", { from: undefined });
  const hues = files.map((file) => (parse(readFileSync(join(FOLDER, file), "utf8")) as { hue: number }).hue);
  const expected = [...new Set(hues)].sort((a, b) => a - b).map((hue) => `[data-hue="${String(hue)}"] { --hue: ${String(hue)} }`);
  expect(root.nodes.map((node) => node.toString().replace(/\s+/gu, " "))).toEqual([...expected, "p { color: red }"]);
});

test("a sheet that does not ask for hues stays as it is", async () => {
  const { css, messages } = await postcss([productHues()]).process("p { color: red }", { from: undefined });
  expect(css).toBe("p { color: red }");
  expect(messages).toEqual([]);
});

test("each product's facts are named, so that the preview draws again when one of them is saved", async () => {
  const { messages } = await postcss([productHues()]).process("@product-hues;", { from: undefined });
  const watched = messages.filter(({ type }) => type === "dependency").map(({ file }) => basename(file as string));
  expect(watched.sort()).toEqual([...files].sort());
});
