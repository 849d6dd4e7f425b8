import type { ReactNode } from "react";
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
    <Section id="tables" title={(t) => t("componentDemo.tables")} locale={locale}>
      <div data-hue={product.facts.hue}>
        <Table name="ProductTable">
          <ProductTable products={products.slice(0, 1)} locale={locale} />
        </Table>
        <Table name="EditionTable">
          <EditionTable product={product} locale={locale} />
        </Table>
        <Table name="FeatureList">
          <FeatureList product={product} locale={locale} />
        </Table>
        <Table name="Requirements">
          <div id="requirements">
            <Requirements facts={product.facts} locale={locale} />
          </div>
        </Table>
        <Table name="InstallerTable">
          <InstallerTable installers={products.flatMap(({ slug }) => listInstallers(slug)).slice(0, 1)} locale={locale} />
        </Table>
      </div>
    </Section>
  );
}

/** As `Shown`, but as wide as the page: tables need it. */
const Table = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-t border-line py-8">
    <code className="mb-6 block text-note text-mute">{name}</code>
    {children}
  </div>
);
