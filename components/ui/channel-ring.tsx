/** How many channels an edition carries, as sources around a listener. Decoration: the figure stands beside it. */
import { headPath, polar, round } from "#lib/geometry.ts";

/** The circle on which they stand. */
const RADIUS = 25;

export function ChannelRing({ count, className = "w-20" }: { count: number; className?: string }) {
  return (
    <svg
      viewBox="-30 -30 60 60"
      className={`${className} **:[vector-effect:non-scaling-stroke] shrink-0`}
      strokeWidth="1.25"
      fill="none"
      aria-hidden="true"
    >
      <circle r={RADIUS} className="stroke-line" />
      <circle r="15" className="stroke-line" />
      <path d={headPath(5)} className="fill-paper stroke-ink" />
      {count > 0 && <RingSources count={count} radius={RADIUS} diameter={4.2} className="[vector-effect:none]!" />}
    </svg>
  );
}

type SourcesProps = {
  count: number;
  /** Of the circle on which they stand. */ radius: number;
  /** Of each. */ diameter: number;
  opacity?: number;
  className?: string;
};

/** Two stand where a stereo pair stands, 30 degrees to either side; more are spread over the whole circle, as its round dashes. */
export function RingSources({ count, radius, diameter, opacity, className = "" }: SourcesProps) {
  const look = { className: `stroke-tone ${className}`, strokeWidth: diameter, strokeLinecap: "round", strokeOpacity: opacity } as const;
  if (count === 2) {
    const pair = [-30, 30].map((degrees) => `M${polar(radius, degrees).join(" ")}h0`).join("");
    return <path d={pair} {...look} />;
  }
  const first = -90 + (count % 2 === 0 ? 180 / count : 0);
  return <circle r={radius} strokeDasharray={`0 ${round((2 * Math.PI * radius) / count)}`} transform={`rotate(${first})`} {...look} />;
}
