import { requireFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Says that a product is discontinued and leads to its successor. */
export function DiscontinuedBanner({ name, successor, locale }: { name: string; successor: string; locale: Locale }) {
  const t = translatorFor(locale);
  const next = requireFacts(successor);
  return (
    <aside className="border-b border-line bg-raise">
      <p className="mx-auto max-w-6xl px-5 py-4 md:px-8">
        {t("products.discontinued", { product: name })}{" "}
        <a href={localePath(locale, next.path)} className="font-semibold text-signal underline underline-offset-4">
          {t("products.successor", { product: next.name })}
        </a>
      </p>
    </aside>
  );
}
