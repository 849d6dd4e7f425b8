/** How many channels an edition carries, as sources around a listener. Decoration: the figure stands beside it. */

/** Two stand where a stereo pair stands, 30 degrees to either side; more are spread over the whole circle. */
function azimuths(count: number): number[] {
  if (count === 2) return [-30, 30];
  return Array.from({ length: count }, (_, place) => (place * 360) / count + (count % 2 === 0 ? 180 / count : 0));
}

export function ChannelRing({ count, className = "w-20" }: { count: number; className?: string }) {
  return (
    <svg viewBox="-30 -30 60 60" className={`${className} shrink-0`} fill="none" aria-hidden="true">
      <circle r="25" className="stroke-line" />
      <circle r="15" className="stroke-line" />
      <path d="M0 -6l1.6 2.2a5 5.4 0 1 1 -3.2 0Z" className="fill-paper stroke-ink" strokeWidth="1" />
      {azimuths(count).map((degrees) => {
        const angle = ((degrees - 90) * Math.PI) / 180;
        return (
          <circle
            key={degrees}
            cx={(25 * Math.cos(angle)).toFixed(2)}
            cy={(25 * Math.sin(angle)).toFixed(2)}
            r="2.1"
            className="fill-tone"
          />
        );
      })}
    </svg>
  );
}
