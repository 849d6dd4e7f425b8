import { EditionTable } from "#components/products/edition-table.tsx";
import { FeatureList } from "#components/products/feature-list.tsx";
import { ProductTable } from "#components/products/product-table.tsx";
import { Requirements } from "#components/products/requirements.tsx";
import { InstallerTable } from "#components/releases/installer-table.tsx";
import { Section } from "#components/ui/section.tsx";
import { listProducts, requireProduct } from "#lib/content/products.ts";
import { listInstallers } from "#lib/content/releases.ts";
import type { Locale } from "#schemas/locale.ts";

export function TablesDemo({ locale }: { locale: Locale }) {
  const product = requireProduct("ambience-enhancer", locale);
  return (
    <Section id="tables" title={() => "ProductTable, EditionTable, FeatureList, Requirements, InstallerTable"} locale={locale}>
      <div data-hue={product.facts.hue} className="grid gap-20">
        <ProductTable products={listProducts(locale).slice(0, 3)} locale={locale} />
        <EditionTable product={product} locale={locale} />
        <FeatureList product={product} locale={locale} />
        <Requirements facts={product.facts} locale={locale} />
        <InstallerTable installers={listInstallers("3dx").slice(0, 2)} locale={locale} />
      </div>
    </Section>
  );
}
