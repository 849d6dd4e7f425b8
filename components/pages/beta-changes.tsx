import { KindIcon } from "#components/releases/kind-icon.tsx";
import { Heading } from "#components/ui/heading.tsx";
import type { Product } from "#lib/content/products.ts";
import { listReleases } from "#lib/content/releases.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

/** What a tester hears and sees that is new. */
export function BetaChanges({ product: { slug, facts }, locale }: { product: Product; locale: Locale }) {
  const t = translatorFor(locale);
  const [release] = listReleases(slug, locale);
  return (
    <section data-hue={facts.hue} className="pb-10 md:pb-14 md:grid md:grid-cols-[calc((100%-3rem)/3)_minmax(0,1fr)] md:gap-x-12">
      <Heading words={(t) => t("releases.whatIsNew")} locale={locale} className="text-h3 max-md:mb-4" />
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {release?.changes.map(({ id, kind, text, language }) => (
          <li key={id}>
            <span className="mb-1 flex items-center gap-2 text-small font-semibold text-tone">
              <KindIcon kind={kind} />
              <span>{t(`releases.kind.${kind}`)}</span>
            </span>{" "}
            <span lang={foreignTag(language, locale)}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
