/** The sound field at a page's edge: rings, and one source whose place is the page's own. Decoration. */
const RINGS = [70, 150, 230, 310, 390, 470];

/** How far above and below the listener the source may stand: the shortest head still holds it whole. */
const HIGHEST = -120;
const LOWEST = 60;

/** A height and a ring from the page's words: the same words stand at the same place in every build. */
function placeOf(words: string): { x: string; y: string } {
  const sum = [...words].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const ring = RINGS[1 + (sum % 3)] ?? 230;
  const y = HIGHEST + (sum % (LOWEST - HIGHEST));
  // The left half of the field is what the page shows.
  return { x: (-Math.sqrt(ring ** 2 - y ** 2)).toFixed(1), y: String(y) };
}

export function FieldCorner({ words }: { words: string }) {
  const { x, y } = placeOf(words);
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
