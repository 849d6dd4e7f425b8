import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requirePage } from "#lib/content/pages.ts";
import { InstallersPage } from "./installers-page.tsx";

it("folds the installers of each product on phones, but for the newest release", () => {
  const html = renderToStaticMarkup(<InstallersPage page={requirePage("installers", "en")} locale="en" />);
  const products = [...html.matchAll(/<details data-hue[^>]*>/gu)].map(([tag]) => tag);
  expect(products.length).toBeGreaterThan(1);
  expect(products.map((tag) => tag.includes('open=""'))).toEqual(products.map((_tag, place) => place === 0));
});

it("leads to the products in the order of the list", () => {
  const html = renderToStaticMarkup(<InstallersPage page={requirePage("installers", "en")} locale="en" />);
  const [listed, linked] = [/<h2 id="([^"]+)" class="flex/gu, /<li><a href="#([^"]+)"/gu].map((part) =>
    [...html.matchAll(part)].map(([, id]) => id),
  );
  expect(linked?.length).toBeGreaterThan(1);
  expect(linked).toEqual(listed);
});

it("names each edition once, whatever number of systems it has, and leaves no dash for a product without editions", () => {
  const html = renderToStaticMarkup(<InstallersPage page={requirePage("installers", "en")} locale="en" />);
  const lists = html.split('<ul class="@container').slice(1);
  expect(lists.length).toBeGreaterThan(1);
  for (const list of lists) {
    const names = [...list.slice(0, list.indexOf("</ul>")).matchAll(/<b[^>]*>([^<]*)<\/b>/gu)].map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain("–");
  }
});

it("shows of each folded checksum how it begins and ends", () => {
  const html = renderToStaticMarkup(<InstallersPage page={requirePage("installers", "en")} locale="en" />);
  const checksums = [...html.matchAll(/(\p{Hex}{6})…(\p{Hex}{6})<\/span><\/summary><span>(\p{Hex}{32})<wbr\/>(\p{Hex}{32})/gu)];
  expect(checksums).toHaveLength(html.split("<summary>").length - 1);
  for (const [, begin = "", end = "", first, last] of checksums) {
    expect(first?.startsWith(begin)).toBe(true);
    expect(last?.endsWith(end)).toBe(true);
  }
});
