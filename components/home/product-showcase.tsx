/** The vendor's first products, each on a stage as wide as the screen: the first one's window as wide as the page, the next ones' beside their text. */
import type { ReactNode } from "react";
import { ProductActions } from "#components/layout/product-actions.tsx";
import { LowestPrice } from "#components/prices/lowest-price.tsx";
import { ProductWindow } from "#components/windows/product-window.tsx";
import { SceneRings } from "#components/products/scene-rings.tsx";
import { ResponsiveImage } from "#components/ui/responsive-image.tsx";
import { AnchoredHeading, anchorsOf } from "#components/ui/heading.tsx";
import { listSoldProducts, type Product } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

const SHOWN = 3;
/** By place: how the text and the window share the stage, how wide the window is, and where its rings are: none where they would rise behind buttons. */
const LAYOUTS = [
  {
    grid: "gap-y-10 py-14 md:py-20",
    text: "sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:[&>:last-child]:justify-items-end",
    sizes: "(min-width: 72rem) 68rem, 94vw",
    rings: "left-1/2 w-[108%] -translate-x-1/2",
  },
  {
    grid: "gap-x-14 gap-y-10 py-14 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] lg:py-24",
    text: "lg:order-last",
    sizes: "(min-width: 68rem) 60vw, 94vw",
    rings: "left-1/2 w-[120%] -translate-x-1/2 max-lg:hidden",
  },
  {
    grid: "gap-x-14 gap-y-10 py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)] lg:py-24",
    text: "",
    sizes: "(min-width: 68rem) 60vw, 94vw",
    rings: "left-1/2 w-[120%] -translate-x-1/2 max-lg:hidden",
  },
] as const;

/** `children` stand below the first one. */
export function ProductShowcase({ locale, children }: { locale: Locale; children?: ReactNode }) {
  const [first, ...others] = listSoldProducts(locale)
    .filter(({ facts }) => facts.line === "plug-ins" && facts.editions.at(-1)?.image !== undefined)
    .slice(0, SHOWN)
    .map((product, place) => <ProductStage key={product.slug} product={product} layout={LAYOUTS[place] ?? LAYOUTS[0]} locale={locale} />);
  return (
    <>
      {first}
      {children}
      {others}
    </>
  );
}

type StageProps = { product: Product; layout: (typeof LAYOUTS)[number]; locale: Locale };

function ProductStage({ product: { slug, facts, words }, layout, locale }: StageProps) {
  const { grid, text, sizes, rings } = layout;
  const largest = facts.editions.at(-1);
  /** Of the first one, whose window has the most in it. */
  const [closeUp] = (layout === LAYOUTS[0] ? facts.details : []).map(({ src, width, height }) => ({ src, width, height }));
  return (
    <article data-hue={facts.hue} className="stage overflow-clip">
      <div className={`mx-auto grid max-w-6xl grid-cols-1 items-center px-5 md:px-8 ${grid}`}>
        <div className={`relative z-1 grid grid-cols-1 gap-x-10 gap-y-6 ${text}`}>
          <div>
            <AnchoredHeading
              {...anchorsOf(() => facts.name, locale)}
              className="scroll-mt-8 text-name leading-[1.02] [&_.keep]:whitespace-normal"
            >
              <a href={localePath(locale, facts.path)} className="hover:text-signal">
                {facts.name}
              </a>
            </AnchoredHeading>
            <p lang={foreignTag(words.language, locale)} className="mt-3 text-tagline leading-snug text-mute">
              {words.data.tagline}
            </p>
            {layout !== LAYOUTS[0] && (
              <p lang={foreignTag(words.language, locale)} className="mt-4 max-w-[32em]">
                {words.data.summary}
              </p>
            )}
          </div>
          <div className="grid gap-4">
            <p className="text-h3 leading-tight">
              <LowestPrice facts={facts} locale={locale} />
            </p>
            <div className="flex w-full flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-1 sm:w-fit [&_a]:grow">
              <ProductActions product={slug} locale={locale} place="hero" isNamed />
            </div>
          </div>
        </div>
        <div className="relative isolate">
          <SceneRings className={`max-sm:hidden ${rings}`} channels={largest?.channels?.max} />
          <a href={localePath(locale, facts.path)} tabIndex={-1} aria-hidden="true" className="group block">
            <div className={closeUp && "max-sm:hidden"}>
              <ProductWindow image={largest?.image} alt="" name={facts.name} language={words.language} sizes={sizes} locale={locale} />
            </div>
            {/* On a phone, a whole window would be too small to be read. */}
            {closeUp && (
              <ResponsiveImage {...closeUp} alt="" sizes="94vw" className="h-auto w-full rounded-lg border border-line sm:hidden" />
            )}
          </a>
        </div>
      </div>
    </article>
  );
}
