import { polar } from "#lib/geometry.ts";

const RINGS = [52, 124, 196, 268, 340, 372, 412, 460, 520];
const STRONG_RINGS = new Set([196, 372]);
/** The ring with a scale of degrees. */
const SCALE = 372;
const TICKS = Array.from({ length: 72 }, (_, step) => {
  const degrees = step * 5;
  const length = degrees % 30 === 0 ? 14 : degrees % 15 === 0 ? 9 : 5;
  return `M${polar(SCALE, degrees).join(" ")}L${polar(SCALE + length, degrees).join(" ")}`;
}).join("");

/** Distances around the listener. They fade where the page's text is: to the left, or below when there is no space beside the field. */
export function FieldRings() {
  return (
    <svg
      viewBox="-590 -590 1180 1180"
      className="pointer-events-none absolute inset-0 size-full max-lg:mask-[linear-gradient(black_66%,transparent_86%)] lg:mask-[linear-gradient(to_right,transparent_14%,black_34%)]"
      fill="none"
      aria-hidden="true"
    >
      <g className="stroke-line">
        {RINGS.map((radius) => (
          <circle
            key={radius}
            r={radius}
            className={STRONG_RINGS.has(radius) ? "stroke-rule" : undefined}
            strokeOpacity={STRONG_RINGS.has(radius) ? 0.6 : 1}
          />
        ))}
        {[30, 330, 110, 250, 0].map((degrees) => {
          const [x, y] = polar(520, degrees);
          return <line key={degrees} x2={x} y2={y} strokeDasharray="2 6" />;
        })}
      </g>
      <path d={TICKS} className="stroke-rule" strokeOpacity="0.7" />
    </svg>
  );
}
