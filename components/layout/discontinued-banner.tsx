import { TextLink } from "#components/ui/text-link.tsx";
import { requireFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Says that a product is discontinued and leads to its successor. */
export function DiscontinuedBanner({ name, successor, locale }: { name: string; successor: string; locale: Locale }) {
  const t = translatorFor(locale);
  const next = requireFacts(successor);
  return (
    <aside className="stage border-b border-line">
      <p className="mx-auto max-w-6xl px-5 py-4 md:px-8">
        {t("products.discontinued", { product: name })}
        {sentenceSpace(locale)}
        <TextLink href={localePath(locale, next.path)} tone="signal" className="inline-block">
          {t("products.successor", { product: next.name })}
        </TextLink>
      </p>
    </aside>
  );
}
