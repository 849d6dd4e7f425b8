import { polar } from "#lib/geometry.ts";

const RINGS = [230, 310, 390, 470];
/** Sources stand on this ring, beyond the window. */
const STAND = 390;

/** The sound field that rises behind a product's window, with a source for each channel of its largest edition. Decoration. */
export function SceneRings({ className, channels = 2 }: { className: string; channels?: number }) {
  return (
    <svg
      viewBox="-500 -480 1000 680"
      className={`pointer-events-none absolute bottom-0 -z-10 max-w-none mask-[linear-gradient(black_60%,transparent)] ${className}`}
      fill="none"
      aria-hidden="true"
    >
      {RINGS.map((radius) => (
        <circle key={radius} r={radius} className="stroke-tone" strokeOpacity="0.35" />
      ))}
      {Array.from({ length: channels }, (_, place) => {
        const [cx, cy] = polar(STAND, ((place + 0.5) * 360) / channels);
        return <circle key={place} cx={cx} cy={cy} r="5" className="fill-tone" />;
      })}
    </svg>
  );
}
