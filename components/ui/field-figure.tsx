/** A small sound field beside text: the listener seen from above, rings, and sources. Decoration. */
import { polar } from "#lib/geometry.ts";

/** Degrees clockwise from straight ahead, and the ring, from 1 to 3. */
export type FieldPlace = { degrees: number; ring: number };
type Props = {
  sources: readonly FieldPlace[];
  sounding: readonly FieldPlace[];
  /** Of the product that is heard. */ hue?: number | undefined;
};

const RING = 44;

export function FieldFigure({ sources, sounding, hue }: Props) {
  return (
    <svg viewBox="-160 -160 320 320" data-hue={hue} className="stage field-figure" fill="none" aria-hidden="true">
      {[1, 2, 3].map((ring) => (
        <circle key={ring} r={ring * RING} className="stroke-rule" />
      ))}
      {sounding.map(({ degrees, ring }) => {
        const [cx, cy] = polar(ring * RING, degrees);
        return (
          <g key={`${degrees} ${ring}`} className="stroke-tone" strokeWidth="1.2">
            <line x2={cx} y2={cy} strokeOpacity="0.6" />
            <circle cx={cx} cy={cy} r="10" strokeOpacity="0.6" />
            <circle cx={cx} cy={cy} r="17" strokeOpacity="0.3" />
            <circle cx={cx} cy={cy} r="5" className="fill-tone stroke-none" />
          </g>
        );
      })}
      {sources.map(({ degrees, ring }) => {
        const [cx, cy] = polar(ring * RING, degrees);
        return <circle key={`${degrees} ${ring}`} cx={cx} cy={cy} r="5" className="fill-tone" />;
      })}
      <path d="M0 -18L3.5 -13.5A15 16 0 1 1 -3.5 -13.5Z" className="fill-paper stroke-ink" strokeWidth="1.2" />
    </svg>
  );
}
