/** The sound field at the right of a page's head; on phones, below the words. Decoration. */
import { headPath, polar } from "#lib/geometry.ts";
import { RingSources } from "./channel-ring.tsx";
import type { FieldDrawing, Mark } from "./field-drawings.ts";

type Props = {
  drawing: FieldDrawing;
  /** Left out on phones and on screens of middle width. */
  isWideOnly?: boolean;
  /** For a low head, which would cut the outer rings and has no space on phones. */
  isSmall?: boolean;
};

/** Of a field of which nothing is heard, phones show no ring beyond this radius: the head is to be recognised. */
const PHONE_REACH = 310;

export function FieldCorner({ drawing: { rings, marks, circles = [], isSilent }, isWideOnly = false, isSmall = false }: Props) {
  return (
    <svg
      viewBox="-480 -480 960 960"
      preserveAspectRatio="xMidYMid slice"
      className={`pointer-events-none **:[vector-effect:non-scaling-stroke] absolute -z-10 sm:-top-18 sm:-right-24 sm:w-96 max-sm:mask-[linear-gradient(black_55%,transparent_94%)] sm:max-lg:mask-[linear-gradient(to_bottom_left,black_48%,transparent_62%)] lg:inset-y-0 lg:h-full print:hidden max-sm:left-1/2 max-sm:-translate-x-1/2 ${isWideOnly ? "max-lg:hidden" : ""} ${isSmall ? `${isSilent ? "lg:left-[calc(50%+8.5rem)]" : "lg:left-[calc(50%+16rem)]"} lg:w-[31rem]` : "lg:left-[calc(50%+11rem)] lg:w-[46rem]"} ${isSilent ? "max-sm:mask-none max-sm:-bottom-6 max-sm:w-72" : isSmall ? "max-sm:hidden" : "max-sm:-bottom-25 max-sm:w-80"}`}
      fill="none"
      aria-hidden="true"
    >
      {rings.map((radius) => (
        <circle
          key={radius}
          r={radius}
          className={isSilent ? `stroke-rule ${radius > PHONE_REACH ? "max-sm:hidden" : ""}` : "stroke-line"}
          strokeDasharray={isSilent ? "3 9" : undefined}
        />
      ))}
      {circles.map(({ size, ...circle }) => (
        <RingSources key={circle.radius} {...circle} diameter={2 * size} className="[vector-effect:none]!" />
      ))}
      {marks.map((mark) => (
        <FieldMark key={`${mark.radius} ${mark.degrees}`} {...mark} />
      ))}
      <path d={headPath(36)} className="fill-paper stroke-rule" strokeWidth="1.5" />
    </svg>
  );
}

export function FieldMark({ radius, degrees, size = 7, opacity, hue, sounds, isFree }: Mark) {
  const [cx, cy] = polar(radius, degrees);
  return (
    <g data-hue={hue} opacity={opacity} className="stroke-tone">
      {sounds && (
        <>
          <line x2={cx} y2={cy} strokeOpacity="0.45" />
          {[16, 28, 42].map((wave, step) => (
            <circle key={wave} cx={cx} cy={cy} r={wave} strokeOpacity={0.5 - step * 0.15} />
          ))}
        </>
      )}
      {isFree ? (
        <circle cx={cx} cy={cy} r={size} className="fill-paper" strokeWidth="2" strokeDasharray="4 4" />
      ) : (
        <circle cx={cx} cy={cy} r={size} className="fill-tone stroke-none" />
      )}
    </g>
  );
}
