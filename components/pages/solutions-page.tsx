/**
 * Fields of work: each section of the page's text. A list whose items begin with links to products is shown as cards, and what follows the
 * link is the card's text; another list is rows to read on.
 */
import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from "react";
import { contentOf } from "#components/mdx/words.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { RowLinks } from "#components/ui/row-links.tsx";
import type { Page } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { editionTitle, type Product, listSoldProducts } from "#lib/content/products.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductImage } from "#schemas/product-facts.ts";
import { listSections, PageContents } from "./page-contents.tsx";
import { ProductCards, type Shown } from "./product-cards.tsx";
import { SolutionField } from "./solution-field.tsx";
import { SolutionsEnd } from "./solutions-end.tsx";

/** Width by height of the close-ups that fill a card. */
const CLOSE_UP_SHAPES = { from: 1.1, to: 1.9 };

export function SolutionsPage({ page, locale }: { page: Page; locale: Locale }) {
  const products = listSoldProducts(locale);
  const sections = listSections(page);
  const section = ({ children }: { children?: ReactNode }) => {
    const place = sections.findIndex(({ id }) => idsIn(children).includes(id));
    return (
      <section>
        {Children.map(children, (part) => {
          if (!isList(part)) return part;
          const list = Children.toArray(part.props.children);
          const items = itemsOf(list, products);
          const links = linksIn(list.filter((item) => itemsOf(item, products).length === 0));
          return (
            <>
              {items.length > 0 && (
                <ProductCards
                  shown={items.map((one) => ({ ...one, image: pictureOf(one, place) }))}
                  isMirrored={place % 2 === 1}
                  locale={locale}
                />
              )}
              {links.length > 0 && (
                <RowLinks
                  links={links.map(({ href, label }) => ({ href: localePath(locale, href), label }))}
                  className="mt-8! list-none! pl-0! *:mt-0! [&_a]:text-body! [&_a]:no-underline"
                />
              )}
            </>
          );
        })}
      </section>
    );
  };
  const Content = page.body === "" ? undefined : contentOf(page, locale, { section, ul: List });
  return (
    <>
      <PageHead
        headline={page.data.headline}
        lead={page.data.lead}
        figure={<SolutionField title={page.data.title} sections={sections} />}
      />
      <section>
        <PageContents sections={sections} locale={locale} layout="bar" />
        <PageBody className="border-t-0">
          <div className="words words-sheet words-cards [&_h2]:scroll-mt-20">{Content !== undefined && <Content />}</div>
        </PageBody>
      </section>
      <SolutionsEnd locale={locale} />
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

/** An edition's own close-up; of a product, another one in each section. */
function pictureOf({ product: { facts }, edition }: Item, section: number): ProductImage | undefined {
  const own = facts.details.find((detail) => edition !== undefined && detail.edition === edition.key);
  const closeUps = facts.details.filter(
    ({ width, height, edition: of }) => of === undefined && width / height >= CLOSE_UP_SHAPES.from && width / height <= CLOSE_UP_SHAPES.to,
  );
  return own ?? closeUps[section % closeUps.length] ?? facts.details[0] ?? facts.editions.at(-1)?.image;
}

/** Of a list without products: what to read next. */
const linksIn = (list: ReactNode): { href: string; label: string }[] =>
  Children.toArray(list).flatMap((item) => {
    if (!isValidElement<{ href?: string; children?: ReactNode }>(item)) return [];
    const { href, children } = item.props;
    return href === undefined ? linksIn(children) : [{ href, label: textIn(children) }];
  });

const idsIn = (node: ReactNode): string[] =>
  Children.toArray(node).flatMap((part) => (isValidElement<{ id?: string }>(part) ? (part.props.id ?? []) : []));

const textIn = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => {
      if (isValidElement<{ children?: ReactNode }>(part)) return textIn(part.props.children);
      return typeof part === "string" ? part : "";
    })
    .join("");
