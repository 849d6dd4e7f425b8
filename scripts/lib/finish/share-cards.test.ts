/** Draws the cards of the real content into a temporary folder. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { listCards } from "#scripts/lib/share-cards/list-cards.ts";
import { shareCardOf } from "#lib/content/share-cards.ts";
import { listRoutes } from "#lib/content/routes.ts";
import { SHARE_CARD_SIZE } from "#lib/share-card.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { drawField, drawWindow } from "#scripts/lib/share-cards/card-ground.ts";
import { makeCardFonts } from "#scripts/lib/share-cards/card-fonts.ts";
import { drawCardText } from "#scripts/lib/share-cards/card-text.ts";
import { writeShareCards } from "./share-cards.ts";

const folder = mkdtempSync(join(tmpdir(), "cards-"));
const site = join(folder, "site");
const cache = join(folder, "cache");
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("writes the card of every page as a JPEG of the size that networks require, and draws none twice", async () => {
  const { cards, drawn } = await writeShareCards(site, cache);
  expect(drawn).toBe(cards);
  const paths = new Set(listRoutes().flatMap((route) => LOCALES.map((locale) => new URL(shareCardOf(route, locale).url).pathname)));
  expect([...paths].filter((path) => !existsSync(join(site, path)))).toEqual([]);
  const [path = ""] = paths;
  const { width, height, format } = await sharp(readFileSync(join(site, path))).metadata();
  expect({ width, height, format }).toEqual({ ...SHARE_CARD_SIZE, format: "jpeg" });
  expect(await writeShareCards(site, cache)).toEqual({ cards, drawn: 0 });
}, 60_000);

it("draws missing cards again, and removes those that no page needs", async () => {
  await writeShareCards(site, cache);
  const [first = ""] = readdirSync(cache);
  unlinkSync(join(cache, first));
  expect((await writeShareCards(site, cache)).drawn).toBe(1);
  expect(readdirSync(cache)).toHaveLength(new Set(listCards().map(({ path }) => path)).size);
}, 60_000);

it("sets the text of every language as outlines, so that nothing depends on the fonts of a machine", async () => {
  for (const locale of LOCALES) {
    const texts = listCards().flatMap((card) => (card.text.locale === locale ? [card.text] : []));
    const letters = texts.flatMap(({ vendor, kind, heading, line }) => [vendor, kind, ...heading, line]).join("");
    const fonts = await makeCardFonts(letters, locale);
    const [text] = texts;
    if (text === undefined) continue;
    const svg = await drawCardText(text, fonts);
    expect(svg).toContain("<path");
    expect(svg).not.toContain("<text");
  }
}, 60_000);

it("shows a product without a picture as a source in the sound field", async () => {
  const { width, height } = await sharp(drawField([200], "#ffffff")).metadata();
  expect({ width, height }).toEqual(SHARE_CARD_SIZE);
});

it("shows a picture of any size as a window", async () => {
  const picture = join(folder, "window.png");
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#ff0000" } }).toFile(picture);
  const { data, info } = await sharp(await drawWindow(picture, 200))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (400 * info.width + 1000) * info.channels;
  expect([...data.subarray(pixel, pixel + 3)]).toEqual([255, 0, 0]);
});
