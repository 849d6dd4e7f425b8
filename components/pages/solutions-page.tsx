/** Fields of work: each section of the page's text, and below it the windows of the products that it links to. */
import { Children, isValidElement, type ReactNode } from "react";
import { contentOf } from "#components/mdx/words.tsx";
import { FIVE_PLACES } from "#components/ui/field-drawings.ts";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Page } from "#lib/content/pages.ts";
import { type Product, listSoldProducts } from "#lib/content/products.ts";
import type { Locale } from "#schemas/locale.ts";
import { listSections, PageContents } from "./page-contents.tsx";
import { ProductWindows } from "./product-windows.tsx";

export function SolutionsPage({ page, locale }: { page: Page; locale: Locale }) {
  const products = listSoldProducts(locale);
  const { body, language, headings, original } = page;
  const section = ({ children }: { children?: ReactNode }) => (
    <section>
      {children}
      <ProductWindows products={linkedIn(children, products)} locale={locale} />
    </section>
  );
  const Content = body === "" ? undefined : contentOf({ body, locale, language, headings, original }, { section });
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} drawing={FIVE_PLACES} />
      <PageContents sections={listSections(page)} locale={locale} />
      <PageBody>
        <div className="words words-sheet">{Content !== undefined && <Content />}</div>
      </PageBody>
    </>
  );
}

/** The products that a text links to, in its order. An edition's own page counts for its product. */
function linkedIn(text: ReactNode, products: readonly Product[]): Product[] {
  const paths = pathsIn(text);
  const found = paths.flatMap(
    (path) => products.find(({ facts }) => facts.path === path || facts.screens.some((screen) => screen.path === path)) ?? [],
  );
  return [...new Set(found)];
}

const pathsIn = (node: ReactNode): string[] =>
  Children.toArray(node).flatMap((part) => {
    if (!isValidElement<{ href?: string; children?: ReactNode }>(part)) return [];
    const { href, children } = part.props;
    return [...(href === undefined ? [] : [href]), ...pathsIn(children)];
  });
