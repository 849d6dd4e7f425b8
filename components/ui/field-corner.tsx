/** Decoration at a page's edge: rings around a listener, and one sound source whose position depends on the page. */
const RINGS = [70, 150, 230, 310, 390, 470];

/** The range of the source's y coordinate: it must fit into the lowest page head. */
const HIGHEST = -120;
const LOWEST = 60;

/** A position that is the same for the same text in every build. */
function positionOf(seed: string): { x: string; y: string } {
  const hash = [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  const ring = RINGS[1 + (hash % 3)] ?? 230;
  const y = HIGHEST + (hash % (LOWEST - HIGHEST));
  // Only the left half of the rings is visible.
  return { x: (-Math.sqrt(ring ** 2 - y ** 2)).toFixed(1), y: String(y) };
}

/** @param seed Decides where the source is drawn; the page's headline. */
export function FieldCorner({ seed }: { seed: string }) {
  const { x, y } = positionOf(seed);
  return (
    <svg
      viewBox="-480 -480 960 960"
      preserveAspectRatio="xMidYMid slice"
      className="pointer-events-none absolute inset-y-0 -right-72 -z-10 h-full w-[46rem] mask-[linear-gradient(black_60%,transparent)] max-lg:hidden print:hidden"
      fill="none"
      aria-hidden="true"
    >
      {RINGS.map((radius) => (
        <circle key={radius} r={radius} className="stroke-line" />
      ))}
      <line x2={x} y2={y} className="stroke-tone" strokeOpacity="0.5" />
      {[14, 26, 40].map((wave, step) => (
        <circle key={wave} cx={x} cy={y} r={wave} className="stroke-tone" strokeOpacity={0.5 - step * 0.15} />
      ))}
      <circle cx={x} cy={y} r="7" className="fill-tone" />
      <path d="M0 -44L7 -33A36 38 0 1 1 -7 -33Z" className="fill-paper stroke-rule" strokeWidth="1.5" />
    </svg>
  );
}
