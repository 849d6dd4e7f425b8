import { CloseUp } from "#components/ui/close-up.tsx";
import type { PricedBundle } from "#lib/content/bundles.ts";
import { requireEdition } from "#lib/content/products.ts";

type Props = Pick<PricedBundle, "parts"> & { /** How the panels stand, and their shape. */ className: string };

/** What each part of a bundle is known by, on panels in their hues. Decoration. */
export function BundlePictures({ parts, className }: Props) {
  return (
    <div className={`overflow-clip ${className}`}>
      {parts.map((key) => {
        const { facts, edition } = requireEdition(key);
        const picture = facts.details[0] ?? edition.image;
        return (
          <div key={key} data-hue={facts.hue} className="grid min-w-0 grow basis-0">
            {picture !== undefined && <CloseUp picture={picture} alt="" sizes="12rem" className="rounded-none" />}
          </div>
        );
      })}
    </div>
  );
}
