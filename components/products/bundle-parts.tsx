/** The editions of a bundle, each with its channels and, where there is space, with what it does. */
import { editionTitle, requireEdition, requireProduct } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { ProductMark } from "#components/ui/product-mark.tsx";

export function BundleParts({ parts, locale }: { parts: readonly CatalogueKey[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <ul className="mt-4 mb-6 md:my-0">
      {parts.map((key) => {
        const { slug, facts, edition } = requireEdition(key);
        const { words } = requireProduct(slug, locale);
        return (
          <li key={key} data-hue={facts.hue} className="flex items-center gap-3 border-t border-line py-2 text-small">
            <ProductMark hue={facts.hue} className="w-8" />
            <span className="grid min-w-0 grow gap-x-3 sm:max-md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto]">
              <a
                href={localePath(locale, facts.path)}
                className="min-w-0 underline decoration-rule underline-offset-4 hover:text-signal [&_.keep]:whitespace-normal"
              >
                {editionTitle(facts, edition)}
              </a>{" "}
              {edition.channels !== undefined && <span className="text-mute">{t("chooser.upTo", { count: edition.channels.max })}</span>}{" "}
              <span lang={foreignTag(words.language, locale)} className="col-span-full text-mute max-sm:hidden">
                {words.data.summary}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
