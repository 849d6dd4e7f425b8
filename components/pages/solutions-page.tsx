/** Fields of work: each section of the page's text, and below it the windows of the products that it links to. */
import { Children, isValidElement, type ReactNode } from "react";
import { contentOf } from "#components/mdx/words.tsx";
import { FIVE_PLACES } from "#components/ui/field-drawings.ts";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import type { Page } from "#lib/content/pages.ts";
import { type Product, listSoldProducts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { listSections, PageContents } from "./page-contents.tsx";
import { ProductWindows, type Shown } from "./product-windows.tsx";

export function SolutionsPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const products = listSoldProducts(locale);
  const { body, language, headings, original } = page;
  const section = ({ children }: { children?: ReactNode }) => (
    <section>
      {children}
      <ProductWindows shown={linkedIn(children, products)} locale={locale} />
    </section>
  );
  const Content = body === "" ? undefined : contentOf({ body, locale, language, headings, original }, { section });
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} drawing={FIVE_PLACES} />
      <PageContents sections={listSections(page)} locale={locale} isRow />
      <PageBody>
        <div className="words words-sheet">{Content !== undefined && <Content />}</div>
        <div className="mt-14 border-t border-line pt-10">
          <ButtonRow>
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

/** The products that a text links to, in its order, each once: as the edition whose own page the link leads to, or as a whole. */
function linkedIn(text: ReactNode, products: readonly Product[]): Shown[] {
  const found = pathsIn(text).flatMap((path) => products.flatMap((product) => shownAt(path, product)));
  return found.filter(({ product }, place) => found.findIndex((other) => other.product === product) === place);
}

function shownAt(path: string, product: Product): Shown[] {
  const { editions, screens, path: own } = product.facts;
  if (path === own) return [{ product }];
  const screen = screens.find((one) => one.kind === "edition" && one.path === path);
  const edition = editions.find(({ key }) => screen?.kind === "edition" && screen.editions.includes(key));
  return edition === undefined ? [] : [{ product, edition }];
}

const pathsIn = (node: ReactNode): string[] =>
  Children.toArray(node).flatMap((part) => {
    if (!isValidElement<{ href?: string; children?: ReactNode }>(part)) return [];
    const { href, children } = part.props;
    return [...(href === undefined ? [] : [href]), ...pathsIn(children)];
  });
