/** The vendor's first products as their windows: one as wide as the page, the next ones aside, each over the field that it sounds in. */
import { ProductActions } from "#components/layout/product-actions.tsx";
import { LowestPrice } from "#components/products/lowest-price.tsx";
import { ProductWindow } from "#components/products/product-window.tsx";
import { SceneRings } from "#components/products/scene-rings.tsx";
import { AnchoredHeading, anchorsOf } from "#components/ui/heading.tsx";
import { listSoldProducts, type Product } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

const SHOWN = 3;
/** By place: which part of the page a product takes, how wide its window is there, and where its rings are. */
const LAYOUTS = [
  { row: "", sizes: "(min-width: 72rem) 68rem, 94vw", rings: "left-1/2 -translate-x-1/2" },
  { row: "lg:w-[74%]", sizes: "(min-width: 72rem) 50rem, (min-width: 68rem) 70vw, 94vw", rings: "-left-[24%]" },
  {
    row: "lg:ml-auto lg:w-[74%]",
    sizes: "(min-width: 72rem) 50rem, (min-width: 68rem) 70vw, 94vw",
    rings: "-right-[24%]",
  },
] as const;

export function ProductShowcase({ locale }: { locale: Locale }) {
  const shown = listSoldProducts(locale)
    .filter(({ facts }) => facts.line === "plug-ins" && facts.editions.at(-1)?.image !== undefined)
    .slice(0, SHOWN);
  return (
    <div className="overflow-clip border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-y-20 px-5 py-16 md:gap-y-32 md:px-8 md:py-28">
        {shown.map((product, place) => (
          <ShowcaseRow key={product.slug} product={product} layout={LAYOUTS[place] ?? LAYOUTS[0]} locale={locale} />
        ))}
      </div>
    </div>
  );
}

type RowProps = { product: Product; layout: (typeof LAYOUTS)[number]; locale: Locale };

function ShowcaseRow({ product: { slug, facts, words }, layout: { row, sizes, rings }, locale }: RowProps) {
  const largest = facts.editions.at(-1);
  return (
    <article data-hue={facts.hue} className={row}>
      <div className="relative isolate">
        <SceneRings className={rings} channels={largest?.channels?.max} />
        <a href={localePath(locale, facts.path)} tabIndex={-1} aria-hidden="true" className="group block">
          <ProductWindow image={largest?.image} alt="" name={facts.name} language={words.language} sizes={sizes} locale={locale} />
        </a>
      </div>
      <div className="mt-7 grid items-end gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <AnchoredHeading {...anchorsOf(() => facts.name, locale)} className="scroll-mt-8 text-h2">
            <a href={localePath(locale, facts.path)} className="hover:text-signal">
              {facts.name}
            </a>
          </AnchoredHeading>
          <p lang={foreignTag(words.language, locale)} className="mt-2 text-h3 leading-snug text-mute">
            {words.data.tagline}
          </p>
        </div>
        <div className="grid gap-3 sm:justify-items-end">
          <p className="text-h3 leading-tight sm:text-right">
            <LowestPrice facts={facts} locale={locale} />
          </p>
          <ProductActions product={slug} locale={locale} />
        </div>
      </div>
    </article>
  );
}
