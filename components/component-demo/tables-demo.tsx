import { EditionTable } from "#components/products/edition-table.tsx";
import { FeatureList } from "#components/products/feature-list.tsx";
import { ProductTable } from "#components/products/product-table.tsx";
import { Requirements } from "#components/products/requirements.tsx";
import { InstallerTable } from "#components/releases/installer-table.tsx";
import { Section } from "#components/ui/section.tsx";
import { listProducts } from "#lib/content/products.ts";
import { listInstallers } from "#lib/content/releases.ts";
import type { Locale } from "#schemas/locale.ts";

/** What a product's facts look like as sheets. */
export function TablesDemo({ locale }: { locale: Locale }) {
  const products = listProducts(locale);
  const [product] = products.toSorted((a, b) => b.facts.editions.length - a.facts.editions.length);
  if (product === undefined) return null;
  return (
    <Section id="tables" title={() => "ProductTable, EditionTable, FeatureList, Requirements, InstallerTable"} locale={locale}>
      <div data-hue={product.facts.hue} className="grid gap-20">
        <ProductTable products={products.slice(0, 3)} locale={locale} />
        <EditionTable product={product} locale={locale} />
        <FeatureList product={product} locale={locale} />
        <div id="requirements">
          <Requirements facts={product.facts} locale={locale} />
        </div>
        <InstallerTable installers={products.flatMap(({ slug }) => listInstallers(slug)).slice(0, 2)} locale={locale} />
      </div>
    </Section>
  );
}
