/** A system, a DAW and a format, each a ring around the listener: where one of each is on a line, it fits. Decoration. */
import { headPath, polar } from "#lib/geometry.ts";

const RADII = [42, 68, 94];
/** On the line, and beside it on each ring. */
const CHOSEN = -90;
const OTHERS = [-150, -48, 42, 128];

/** @param labels Of the rings, from the inner one. */
export function ThreeRings({ labels }: { labels: readonly string[] }) {
  return (
    <svg viewBox="-104 -106 200 202" width="200" height="202" fill="none" aria-hidden="true">
      {RADII.map((radius) => (
        <circle key={radius} r={radius} className="stroke-rule" />
      ))}
      {RADII.flatMap((radius, ring) =>
        OTHERS.map((degrees) => {
          const [cx, cy] = polar(radius, degrees + 17 * ring);
          return <circle key={`${radius} ${degrees}`} cx={cx} cy={cy} r="4" className="fill-tone" fillOpacity="0.35" />;
        }),
      )}
      <path d={`M0 0L${polar(RADII.at(-1) ?? 0, CHOSEN).join(" ")}`} className="stroke-tone" />
      {RADII.map((radius) => {
        const [cx, cy] = polar(radius, CHOSEN);
        return <circle key={radius} cx={cx} cy={cy} r="6" className="fill-tone" />;
      })}
      <path d={headPath(17)} className="fill-paper stroke-rule" strokeWidth="1.5" />
      {labels.map((label, ring) => (
        // A gap in the ring.
        <text
          key={label}
          y={5 - (RADII[ring] ?? 0)}
          textAnchor="middle"
          strokeWidth="10"
          className="fill-ink stroke-paper text-note [paint-order:stroke]"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
