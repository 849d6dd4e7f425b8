/** Fields of work: each section of the page's text, and below it the first products that it links to, each with a close-up. */
import { Children, isValidElement, type ReactNode } from "react";
import { contentOf } from "#components/mdx/words.tsx";
import { FIVE_PLACES } from "#components/ui/field-drawings.ts";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import type { Page } from "#lib/content/pages.ts";
import { editionTitle, type Product, listSoldProducts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductImage } from "#schemas/product-facts.ts";
import { listSections, PageContents } from "./page-contents.tsx";
import { ProductCards, type Shown } from "./product-cards.tsx";

/** In one row. */
const MAX_PRODUCTS = 3;
/** Width by height. Of a wider close-up, a card would cut off too much at its sides. */
const WIDEST_CLOSE_UP = 1.9;

export function SolutionsPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const products = listSoldProducts(locale);
  const sections = listSections(page);
  const section = ({ children }: { children?: ReactNode }) => {
    const place = sections.findIndex(({ id }) => idsIn(children).includes(id));
    const shown = linkedIn(children, products).slice(0, MAX_PRODUCTS);
    return (
      <section>
        {children}
        {shown.length > 0 && <ProductCards shown={shown.map((one) => ({ ...one, image: pictureOf(one, place) }))} locale={locale} />}
      </section>
    );
  };
  const Content = page.body === "" ? undefined : contentOf(page, locale, { section });
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} drawing={FIVE_PLACES} />
      <PageContents sections={sections} locale={locale} layout="row" />
      <PageBody>
        <div className="words words-sheet [&>section>h2]:text-tagline">{Content !== undefined && <Content />}</div>
        <div className="mt-14 border-t border-line pt-10">
          <ButtonRow className="md:ml-[calc((100%-3rem)/3+3rem)]">
            <ButtonLink href={localePath(locale, "/products")} tone="primary">
              {t("products.seeAll")}
            </ButtonLink>
            <ButtonLink href={localePath(locale, "/pricing")} tone="plain">
              {t("pricing.all")}
            </ButtonLink>
          </ButtonRow>
        </div>
      </PageBody>
    </>
  );
}

type Linked = Omit<Shown, "image">;

/** The products that a text links to, in its order, each once: as the edition that the link names or leads to, or as a whole. */
function linkedIn(text: ReactNode, products: readonly Product[]): Linked[] {
  const found = linksIn(text).flatMap((link) => products.flatMap((product) => shownAt(link, product)));
  return found.filter(({ product }, place) => found.findIndex((other) => other.product === product) === place);
}

type Link = { path: string; text: string };

function shownAt({ path, text }: Link, product: Product): Linked[] {
  const { editions, screens, path: own } = product.facts;
  const screen = screens.find((one) => one.kind === "edition" && one.path === path);
  if (path !== own && screen === undefined) return [];
  const edition = editions.find(({ key }) => screen?.kind === "edition" && screen.editions.includes(key));
  const named = editions.find((one) => one.edition !== "" && editionTitle(product.facts, one) === text);
  return [{ product, edition: edition ?? named }];
}

/** Another close-up in another section. An edition whose window is not the one that the close-ups show has its own window. */
function pictureOf({ product: { facts }, edition }: Linked, section: number): ProductImage | undefined {
  const largest = facts.editions.at(-1)?.image;
  const own = edition?.image ?? largest;
  const closeUps = facts.details.filter(({ width, height, edition: of }) => of === undefined && width / height <= WIDEST_CLOSE_UP);
  return own?.src === largest?.src ? (closeUps[section % closeUps.length] ?? own) : own;
}

const idsIn = (node: ReactNode): string[] =>
  Children.toArray(node).flatMap((part) => (isValidElement<{ id?: string }>(part) ? (part.props.id ?? []) : []));

function linksIn(node: ReactNode): Link[] {
  return Children.toArray(node).flatMap((part) => {
    if (!isValidElement<{ href?: string; children?: ReactNode }>(part)) return [];
    const { href, children } = part.props;
    return [...(href === undefined ? [] : [{ path: href, text: textIn(children) }]), ...linksIn(children)];
  });
}

const textIn = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => {
      if (isValidElement<{ children?: ReactNode }>(part)) return textIn(part.props.children);
      return typeof part === "string" ? part : "";
    })
    .join("");
