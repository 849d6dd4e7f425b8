/**
 * What a product does: two or three features large, each beside its close-up of the window, and the others as a list.
 *
 * @param isSideBySide Pictures stand beside each other, each over its text, for what is not sold.
 * @param edition When the page is about one edition: one whose window is not the largest edition's is shown by close-ups of its own.
 */
import { AnchoredHeading, anchorsOf } from "#components/ui/heading.tsx";
import { type Product, requireProduct } from "#lib/content/products.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { Edition } from "#schemas/product-facts.ts";
import { CloseUp } from "#components/ui/close-up.tsx";

type Props = { product: Product; edition?: Edition; isSideBySide?: boolean; locale: Locale };

export function FeatureList({ product, edition, isSideBySide = false, locale }: Props) {
  const { slug, facts, words } = product;
  const { features } = words.data;
  const taken = new Set<string>();
  const textOf = (place: number, isLarge = false) => {
    const feature = features[place];
    if (feature === undefined) throw new Error(`${slug}: a close-up in content/shared names feature ${place + 1} of ${features.length}`);
    const titleIn = (language: Locale) => requireProduct(slug, language).words.data.features[place]?.title ?? feature.title;
    return (
      <>
        <AnchoredHeading as="h3" {...anchorsOf(titleIn, locale, taken)} className={isLarge ? "text-tagline" : "text-h3"}>
          {feature.title}
        </AnchoredHeading>
        <p className={isLarge ? "mt-3 max-w-[30em] text-lead text-mute" : "mt-2 text-mute"}>{feature.text}</p>
      </>
    );
  };
  const isLargest = edition === undefined || edition.image?.src === facts.editions.at(-1)?.image?.src;
  const shown = facts.details.flatMap(({ feature, edition: own, ...picture }) =>
    feature === undefined || own !== (isLargest ? undefined : edition.key) ? [] : [{ ...picture, place: feature - 1 }],
  );
  const others = [...features.keys()].filter((place) => !shown.some((detail) => detail.place === place));
  return (
    <>
      <div className={isSideBySide ? `mb-10 grid items-start gap-x-12 gap-y-10 last:mb-0 ${columns(shown.length)}` : ""}>
        {shown.map(({ name, src, width, height, place }) => (
          <div key={name} className={`group grid gap-y-5 ${isSideBySide ? "" : "mb-10 items-center gap-x-12 md:mb-14 md:grid-cols-2"}`}>
            <CloseUp
              picture={{ src, width, height }}
              alt={words.data.details?.[name] ?? ""}
              lang={foreignTag(words.language, locale)}
              sizes="(min-width: 68rem) 32rem, 94vw"
              className={isSideBySide ? undefined : "aspect-4/3 md:group-even:order-last"}
            />
            <div>{textOf(place, !isSideBySide)}</div>
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <ul className={`grid gap-x-12 gap-y-8 ${columns(others.length)}`}>
          {others.map((place) => (
            <li key={place} className="border-t border-rule pt-4">
              {textOf(place)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Rows without gaps. */
const columns = (count: number) => (count % 3 === 0 ? "md:grid-cols-3" : "md:grid-cols-2");
