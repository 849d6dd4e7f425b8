/** How many channels an edition carries, as sources around a listener. Decoration: the figure stands beside it. */

/** The circle on which they stand. */
const RADIUS = 25;

export function ChannelRing({ count, className = "w-20" }: { count: number; className?: string }) {
  return (
    <svg viewBox="-30 -30 60 60" className={`${className} shrink-0`} fill="none" aria-hidden="true">
      <circle r={RADIUS} className="stroke-line" />
      <circle r="15" className="stroke-line" />
      <path d="M0 -6l1.6 2.2a5 5.4 0 1 1 -3.2 0Z" className="fill-paper stroke-ink" strokeWidth="1" />
      {count > 0 && <Sources count={count} />}
    </svg>
  );
}

/** Two stand where a stereo pair stands, 30 degrees to either side; more are spread over the whole circle, as its round dashes. */
function Sources({ count }: { count: number }) {
  if (count === 2) return <path d="M-12.5 -21.65h0M12.5 -21.65h0" className="stroke-tone" strokeWidth="4.2" strokeLinecap="round" />;
  const first = -90 + (count % 2 === 0 ? 180 / count : 0);
  return (
    <circle
      r={RADIUS}
      strokeDasharray={`0 ${((2 * Math.PI * RADIUS) / count).toFixed(2)}`}
      transform={`rotate(${first})`}
      className="stroke-tone"
      strokeWidth="4.2"
      strokeLinecap="round"
    />
  );
}
