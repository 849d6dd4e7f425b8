/**
 * Fields of work: each section of the page's text. A list whose items begin with links to products is shown as cards, and what follows the
 * link is the card's text.
 */
import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from "react";
import { contentOf } from "#components/mdx/words.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import type { Page } from "#lib/content/pages.ts";
import { editionTitle, type Product, listSoldProducts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductImage } from "#schemas/product-facts.ts";
import { listSections } from "./page-contents.tsx";
import { ProductCards, type Shown } from "./product-cards.tsx";
import { SolutionField } from "./solution-field.tsx";

/** Width by height of the close-ups that are about as wide as a card: side by side, their pictures look of one size. */
const CLOSE_UP_SHAPES = { from: 1.2, to: 1.9 };

export function SolutionsPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const products = listSoldProducts(locale);
  const sections = listSections(page);
  /** Those that sections above show, so that each is shown once. */
  const windows = new Set<ProductImage>();
  const section = ({ children }: { children?: ReactNode }) => {
    const place = sections.findIndex(({ id }) => idsIn(children).includes(id));
    const parts = Children.toArray(children).filter((part) => isValidElement(part));
    /** What follows the last list is one row: what else to know, and what to read. */
    const list = parts.findLastIndex(isList);
    const shown = (items: ReactNode) =>
      itemsOf(items, products).map((one, card) => ({ ...one, image: card === 0 ? pictureOf(one, place, windows) : undefined }));
    return (
      <section>
        {parts.slice(0, list + 1).map((part) => {
          const cards = isList(part) ? shown(part.props.children) : [];
          return cards.length === 0 ? part : <ProductCards key="cards" shown={cards} isMirrored={place % 2 === 1} locale={locale} />;
        })}
        {list < parts.length - 1 && <div className="grid gap-y-2 text-small text-mute">{parts.slice(list + 1)}</div>}
      </section>
    );
  };
  const Content = page.body === "" ? undefined : contentOf(page, locale, { section, ul: List });
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} figure={<SolutionField sections={sections} locale={locale} />} />
      <PageBody>
        <div className="words words-sheet words-cards">{Content !== undefined && <Content />}</div>
        <div className="mt-14 border-t border-line pt-10">
          <ButtonRow>
            <ButtonLink href={localePath(locale, "/products")} tone="primary">
              {t("products.seeAll")}
            </ButtonLink>
            <ButtonLink href={localePath(locale, "/pricing")}>{t("pricing.all")}</ButtonLink>
          </ButtonRow>
        </div>
      </PageBody>
    </>
  );
}

const List = (props: ComponentProps<"ul">) => <ul {...props} />;
const isList = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> => isValidElement(node) && node.type === List;

type Item = Omit<Shown, "image">;
type Link = { path: string; text: string };

/** The items of a list that begin with the link to a product on sale: as the edition that the link names or leads to, or as a whole. */
function itemsOf(list: ReactNode, products: readonly Product[]): Item[] {
  return Children.toArray(list).flatMap((item) => {
    if (!isValidElement<{ children?: ReactNode }>(item)) return [];
    const [link, ...rest] = Children.toArray(item.props.children);
    if (!isValidElement<{ href?: string; children?: ReactNode }>(link) || link.props.href === undefined) return [];
    const { href: path, children } = link.props;
    const [separated, ...others] = rest;
    const text = [typeof separated === "string" ? separated.replace(/^\s*[:：]\s*/u, "") : separated, ...others];
    return products.flatMap((product) => shownAt({ path, text: textIn(children) }, product)).map((shown) => ({ ...shown, text }));
  });
}

function shownAt({ path, text }: Link, product: Product): Omit<Item, "text">[] {
  const { editions, screens, path: own } = product.facts;
  const screen = screens.find((one) => one.kind === "edition" && one.path === path);
  if (path !== own && screen === undefined) return [];
  const edition = editions.find(({ key }) => screen?.kind === "edition" && screen.editions.includes(key));
  const named = editions.find((one) => one.edition !== "" && editionTitle(product.facts, one) === text);
  return [{ product, edition: edition ?? named }];
}

/**
 * The first card of a section shows the window, or a close-up where its window has been shown. An edition whose window is not the one that
 * the close-ups show has its own window.
 *
 * @param windows Those shown so far, to which its own is added.
 */
function pictureOf({ product: { facts }, edition }: Item, section: number, windows: Set<ProductImage>): ProductImage | undefined {
  const largest = facts.editions.at(-1)?.image;
  const own = edition?.image ?? largest;
  const closeUps = facts.details.filter(
    ({ width, height, edition: of }) => of === undefined && width / height >= CLOSE_UP_SHAPES.from && width / height <= CLOSE_UP_SHAPES.to,
  );
  const isNew = own !== undefined && !windows.has(own);
  if (isNew) windows.add(own);
  return !isNew && own?.src === largest?.src ? (closeUps[section % closeUps.length] ?? own) : own;
}

const idsIn = (node: ReactNode): string[] =>
  Children.toArray(node).flatMap((part) => (isValidElement<{ id?: string }>(part) ? (part.props.id ?? []) : []));

const textIn = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => {
      if (isValidElement<{ children?: ReactNode }>(part)) return textIn(part.props.children);
      return typeof part === "string" ? part : "";
    })
    .join("");
