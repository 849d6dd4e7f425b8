/** Share cards: the pictures that networks show for a shared link. Drawn from text and product pictures, without a browser. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { site } from "#lib/content/site.ts";
import type { Locale } from "#schemas/locale.ts";
import { tint } from "#scripts/lib/share-cards/card-colours.ts";
import { type CardFonts, makeCardFonts } from "#scripts/lib/share-cards/card-fonts.ts";
import { drawField, drawWindow } from "#scripts/lib/share-cards/card-ground.ts";
import { breakIntoPhrases } from "#scripts/lib/share-cards/card-lines.ts";
import { drawCardText } from "#scripts/lib/share-cards/card-text.ts";
import { type Card, type CardGround, listCards } from "#scripts/lib/share-cards/list-cards.ts";

const CODE = "scripts/lib/share-cards";
const PACKAGES = ["satori", "sharp", "subset-font", "@fontsource-variable/"];

/**
 * Writes every share card of the site. A card whose text, picture, fonts and code have not changed is copied from the cache.
 *
 * @param site The folder of the site to write into.
 * @returns How many cards the site has, and how many of them were drawn.
 */
export async function writeShareCards(site: string, cache = ".cache/share-cards"): Promise<{ cards: number; drawn: number }> {
  mkdirSync(cache, { recursive: true });
  const design = hashDesign();
  const cards = listCards().map((card) => ({ ...card, kept: join(cache, `${hashCard(card, design)}.jpg`) }));
  const missing = cards.filter(({ kept }) => !existsSync(kept));
  const draw = cardDrawer(missing);
  await Promise.all(
    missing.map(async (card) => {
      writeFileSync(card.kept, await draw(card));
    }),
  );
  for (const { path, kept } of cards) cpSync(kept, join(site, path));
  const current = new Set(cards.map(({ kept }) => basename(kept)));
  for (const file of readdirSync(cache)) if (!current.has(file)) rmSync(join(cache, file));
  return { cards: cards.length, drawn: missing.length };
}

/** @returns A function that draws one of the cards. Fonts are made once for a language, and pictures once for a product. */
function cardDrawer(cards: readonly Card[]): (card: Card) => Promise<Buffer> {
  const fonts = new Map<Locale, Promise<CardFonts>>();
  const grounds = new Map<string, Promise<Buffer>>();
  return async ({ text, ground }) => {
    const letters = cards.flatMap((card) => (card.text.locale === text.locale ? lettersOf(card) : [])).join("");
    const [cardFonts, picture] = await Promise.all([
      once(fonts, text.locale, () => makeCardFonts(letters, text.locale)),
      once(grounds, JSON.stringify(ground), () => drawGround(ground)),
    ]);
    const layer = await drawCardText(text, cardFonts);
    // JPEG, because not every network shows WebP; no chroma subsampling, because it blurs thin coloured lines.
    return await sharp(picture)
      .composite([{ input: Buffer.from(layer) }])
      .removeAlpha()
      .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
      .toBuffer();
  };
}

function lettersOf({ text: { locale, vendor, kind, heading, line } }: Card): string[] {
  return [vendor, kind, ...heading.map((part) => breakIntoPhrases(part, locale)), breakIntoPhrases(line, locale)];
}

function drawGround(ground: CardGround): Promise<Buffer> {
  if ("picture" in ground) return drawWindow(ground.picture, ground.hue);
  return Promise.resolve(drawField(ground.hues, ground.hue === undefined ? site.colour.dark : tint(ground.hue)));
}

function once<Key, Value>(made: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}

/** Hash of the code and packages that all cards depend on. */
function hashDesign(): string {
  const hash = createHash("sha256").update(readFileSync(import.meta.filename));
  for (const file of readdirSync(CODE).sort()) hash.update(file).update(readFileSync(join(CODE, file)));
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { devDependencies: Record<string, string> };
  for (const [name, version] of Object.entries(devDependencies)) {
    if (PACKAGES.some((used) => name.startsWith(used))) hash.update(`${name}@${version}`);
  }
  return hash.digest("hex");
}

function hashCard(card: Card, design: string): string {
  const { text, ground } = card;
  const hash = createHash("sha256")
    .update(design)
    .update(JSON.stringify({ text, lines: lettersOf(card), ground, mark: site.mark, colour: site.colour }));
  if ("picture" in ground) hash.update(readFileSync(ground.picture));
  return hash.digest("hex").slice(0, 32);
}
