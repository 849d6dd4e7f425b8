import { FieldMark } from "#components/ui/field-corner.tsx";
import type { PricedBundle } from "#lib/content/bundles.ts";
import { requireEdition } from "#lib/content/products.ts";
import { headPath } from "#lib/geometry.ts";

/** The sources stand on the first one. */
const RINGS = [105, 190, 275, 360, 445, 530];

type Props = Pick<PricedBundle, "parts"> & { className: string };

/** The parts of a bundle around one listener, each as a source in its product's hue. Decoration: the list of parts has the same hues. */
export function BundleField({ parts, className }: Props) {
  return (
    <svg
      viewBox="-480 -160 960 320"
      preserveAspectRatio="xMidYMid slice"
      className={`stage **:[vector-effect:non-scaling-stroke] ${className}`}
      fill="none"
      aria-hidden="true"
    >
      {RINGS.map((radius) => (
        <circle key={radius} r={radius} className="stroke-line" />
      ))}
      {parts.map((key, place) => (
        <FieldMark
          key={key}
          radius={RINGS[0] ?? 0}
          degrees={((place - 0.5) * 360) / parts.length}
          hue={requireEdition(key).facts.hue}
          size={9}
          sounds
        />
      ))}
      <path d={headPath(32)} className="fill-paper stroke-rule" strokeWidth="1.5" />
    </svg>
  );
}
