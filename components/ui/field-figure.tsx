/** A small sound field beside text: listeners seen from above, rings or a room, and sources. Decoration. */
import { headPath, type Point, polar } from "#lib/geometry.ts";

/** Degrees clockwise from straight ahead, and the ring, from 1 to 3; 0 is the centre. */
export type FieldPlace = { degrees: number; ring: number };
type Props = {
  sources: readonly FieldPlace[];
  sounding: readonly FieldPlace[];
  /** One in the centre without it; several look at the centre. */ listeners?: readonly FieldPlace[];
  /** What is around the listener, beside open space. */ place?: "headphones" | "room";
  /** Of the product that is heard. */ hue?: number;
};

const RING = 38;
const CENTRE: readonly FieldPlace[] = [{ degrees: 0, ring: 0 }];
/** From the centre to a room's walls, in units of the drawing. */
const WALLS = { x: 148, y: 104 } as const;

export function FieldFigure({ sources, sounding, listeners = CENTRE, place, hue }: Props) {
  const pointOf = place === "room" ? onWall : ({ ring, degrees }: FieldPlace) => polar(ring * RING, degrees);
  const Source = place === undefined ? Dot : Loudspeaker;
  return (
    <svg viewBox="-200 -150 400 300" data-hue={hue} className="stage field-figure" fill="none" aria-hidden="true">
      {place === "room" ? (
        <rect x={-WALLS.x} y={-WALLS.y} width={2 * WALLS.x} height={2 * WALLS.y} className="stroke-rule" />
      ) : (
        [1, 2, 3].map((ring) => <circle key={ring} r={ring * RING} className="stroke-rule" strokeOpacity="0.7" />)
      )}
      {sounding.map((source) => {
        const [x, y] = pointOf(source);
        return (
          <g key={`${source.degrees} ${source.ring}`} className="stroke-tone" strokeWidth="1.2">
            {listeners.map((listener) => {
              const [x2, y2] = polar(listener.ring * RING, listener.degrees);
              return <line key={`${x2} ${y2}`} x1={x} y1={y} x2={x2} y2={y2} strokeOpacity="0.6" />;
            })}
            <circle cx={x} cy={y} r="12" strokeOpacity="0.7" />
            <circle cx={x} cy={y} r="20" strokeOpacity="0.4" />
            <circle cx={x} cy={y} r="29" strokeOpacity="0.2" />
            <Source at={[x, y]} />
          </g>
        );
      })}
      {sources.map((source) => (
        <Source key={`${source.degrees} ${source.ring}`} at={pointOf(source)} />
      ))}
      {listeners.map(({ ring, degrees }) => {
        const [x, y] = polar(ring * RING, degrees);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})${ring === 0 ? "" : ` rotate(${degrees + 180})`}`} className="stroke-ink">
            <path d={headPath(15)} className="fill-paper" strokeWidth="1.2" />
            {place === "headphones" && (
              <g className="stroke-tone" strokeWidth="2.5" strokeLinecap="round">
                <path d="M-18 0C-18 -10 -10 -12 0 -12S18 -10 18 0" />
                <path d="M-18 -6V8M18 -6V8" strokeWidth="7" />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Dot({ at: [cx, cy] }: { at: Point }) {
  return <circle cx={cx} cy={cy} r="5" className="fill-tone stroke-none" />;
}

/** Seen from above, its front towards the centre. */
function Loudspeaker({ at: [x, y] }: { at: Point }) {
  const turn = Math.round((Math.atan2(x, -y) * 180) / Math.PI);
  return <path d="M-9 -7H9L5 6H-5Z" transform={`translate(${x} ${y}) rotate(${turn})`} className="fill-tone stroke-none" />;
}

/** Where the direction meets a wall. */
function onWall({ degrees }: FieldPlace): Point {
  const [x, y] = polar(1, degrees);
  const length = Math.min(WALLS.x / Math.abs(x), WALLS.y / Math.abs(y));
  return [Math.round(x * length), Math.round(y * length)];
}
