/** The products that an article is about, beside it: a few with their pictures, many with their rings alone. */
import { CloseUp } from "#components/ui/close-up.tsx";
import { ProductMark } from "#components/ui/product-mark.tsx";
import { requireFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** More pictures would be longer than many an article. */
const MAX_PICTURES = 2;

export function ArticleProducts({ products, locale }: { products: readonly string[]; locale: Locale }) {
  if (products.length === 0) return null;
  const arePictures = products.length <= MAX_PICTURES;
  return (
    <nav aria-label={translatorFor(locale)("support.products")} className="mb-10 max-lg:mt-16 print:hidden" data-pagefind-ignore="">
      <ul className={arePictures ? "grid gap-6 max-lg:sm:grid-cols-2" : "grid gap-2 text-small"}>
        {products.map((product) => {
          const facts = requireFacts(product);
          const [picture] = facts.details;
          return (
            <li key={product} data-hue={facts.hue}>
              <a href={localePath(locale, facts.path)} className={`group ${arePictures ? "block" : "flex items-center gap-2"}`}>
                {arePictures && picture !== undefined ? (
                  <CloseUp picture={picture} alt="" sizes="(min-width: 68rem) 20rem, 92vw" className="mb-3 aspect-4/3" />
                ) : (
                  <ProductMark hue={facts.hue} className="w-8" />
                )}
                <b className="font-semibold group-hover:text-signal">{facts.name}</b>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
