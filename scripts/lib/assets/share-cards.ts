/** What networks show when somebody shares a link: a card for each product in each language that has words for it, and one for all else. */
import { existsSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "yaml";
import { z } from "zod";
import { CardField, CardWindow, type CardWords, ShareCard } from "#components/products/share-card.tsx";
import { SHARE_CARD_SIZE, shareCardPath } from "#lib/share-card.ts";
import { LANGUAGE_TAGS, type Locale, LOCALES } from "#schemas/locale.ts";
import { PageWords } from "#schemas/page.ts";
import { ProductFacts } from "#schemas/product-facts.ts";
import { ProductWords } from "#schemas/product-words.ts";
import { Site } from "#schemas/site.ts";
import { splitFrontMatter } from "#scripts/lib/check/front-matter.ts";
import { listPanels, type ProductPanel } from "./panel-pictures.ts";
import type { Picture } from "./pictures.ts";
import { CARD_STYLES } from "./share-card-styles.ts";

const SOURCES = ["components/products/share-card.tsx", "scripts/lib/assets/share-card-styles.ts"];

// No more than a card shows: other words must not make it old.
const SiteName = z.object(Site.pick({ name: true }).shape);
const Tagline = z.object(ProductWords.pick({ tagline: true }).shape);
const HomeWords = z.object(PageWords.pick({ headline: true, title: true }).shape);
const Line = z.object(ProductFacts.pick({ line: true }).shape);
const Messages = z.object({ products: z.object({ plugIn: z.string(), fromLabz: z.string(), oneField: z.string() }) });

const read = <T>(schema: z.ZodType<T>, file: string): T => schema.parse(parse(readFileSync(file, "utf8")));
/** The front matter of a file of words; nothing where the language has no such file. */
function findFront<T>(schema: z.ZodType<T>, file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  return schema.parse(parse(splitFrontMatter(readFileSync(file, "utf8")).front?.text ?? ""));
}

/** Every card: of each language the vendor's, then the products'. */
export function listShareCards(): Picture[] {
  const vendor = read(SiteName, "content/shared/site.yaml").name;
  const panels = listPanels();
  return LOCALES.flatMap((locale) => {
    const { products: messages } = read(Messages, `content/${locale}/messages.yaml`);
    const home = findFront(HomeWords, `content/${locale}/pages/home.mdx`);
    const frame = { language: LANGUAGE_TAGS[locale], vendor };
    return [
      vendorCard(locale, panels, {
        ...frame,
        kind: "",
        heading: home?.headline ?? [vendor],
        line: home?.title ?? messages.oneField,
      }),
      ...panels.flatMap((panel) => {
        const words = findFront(Tagline, `content/${locale}/products/${panel.slug}.mdx`);
        if (words === undefined) return [];
        const { line } = read(Line, `content/shared/products/${panel.slug}.yaml`);
        const kind = line === "labz" ? messages.fromLabz : messages.plugIn;
        return [productCard(locale, panel, { ...frame, kind, heading: [panel.facts.name], line: words.tagline })];
      }),
    ];
  });
}

function vendorCard(locale: Locale, panels: readonly ProductPanel[], words: CardWords): Picture {
  const hues = panels.map(({ facts }) => facts.hue);
  return card(shareCardPath(locale), SOURCES, { words, hues }, async () =>
    renderToStaticMarkup(createElement(ShareCard, { words, children: createElement(CardField, { hues }) })),
  );
}

function productCard(locale: Locale, { slug, source, load, facts }: ProductPanel, words: CardWords): Picture {
  return card(shareCardPath(locale, slug), [...SOURCES, source], { words, facts }, async () => {
    const { hue } = facts;
    const window = createElement(CardWindow, { hue, children: createElement(await load(), { facts }) });
    return renderToStaticMarkup(createElement(ShareCard, { words, hue, children: window }));
  });
}

function card(path: string, sources: readonly string[], settings: unknown, draw: () => Promise<string>): Picture {
  return {
    file: `public${path}`,
    sources,
    settings: { ...SHARE_CARD_SIZE, settings },
    encode: "photograph",
    sheet: async () => ({ ...SHARE_CARD_SIZE, body: `<style>${CARD_STYLES}</style>${await draw()}` }),
  };
}
