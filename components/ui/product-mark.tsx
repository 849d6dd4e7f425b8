/** A product's small ring: its hue, and its source at an angle of its own. */
export function ProductMark({ hue, className = "w-10" }: { hue: number; className?: string }) {
  const angle = (hue * Math.PI) / 180;
  const ring = hue % 2 === 0 ? 11 : 18;
  return (
    <svg
      viewBox="-21 -21 42 42"
      className={`${className} shrink-0 stroke-tone`}
      fill="none"
      strokeWidth="1.4"
      data-hue={hue}
      aria-hidden="true"
    >
      <circle r="18" strokeOpacity="0.4" />
      <circle r="11" strokeOpacity="0.75" />
      <circle r="3" className="fill-tone stroke-none" />
      <circle cx={(ring * Math.cos(angle)).toFixed(2)} cy={(ring * Math.sin(angle)).toFixed(2)} r="3.4" className="fill-tone stroke-none" />
    </svg>
  );
}
