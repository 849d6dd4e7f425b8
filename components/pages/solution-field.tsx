/** The sections of a page as named sources of one sound field, each a link. The page's title names them: a bar of the same links follows. */
import { anchorHref } from "#lib/heading-id.ts";
import { headPath, polar, spread } from "#lib/geometry.ts";
import type { Page } from "#lib/content/pages.ts";

/** In units of the drawing; the listener is its origin. */
const RINGS = [46, 93, 140];

/** From the front to behind, on the listener's left; degrees clockwise from straight ahead. */
const ARC = { from: -20, to: -160 } as const;

export function SolutionField({ title, sections }: { title: string; sections: Page["headings"] }) {
  const directions = sections.length === 1 ? [-90] : spread(ARC.from, ARC.to, sections.length);
  return (
    <nav aria-label={title} className="self-center print:hidden" data-pagefind-ignore="">
      <svg viewBox="-390 -152 540 304" className="block w-full max-w-none overflow-visible max-sm:w-[128%]" fill="none">
        {RINGS.map((radius) => (
          <circle key={radius} r={radius} className="stroke-line" />
        ))}
        <path d={headPath(18)} className="stroke-rule" strokeWidth="1.5" />
        {sections.map(({ id, text }, place) => {
          const [x, y] = polar(RINGS[2] ?? 0, directions[place] ?? 0);
          return (
            <a key={id} href={anchorHref(id)} className="group stroke-tone">
              <line x2={x} y2={y} strokeOpacity="0.45" />
              {[12, 20].map((wave, step) => (
                <circle key={wave} cx={x} cy={y} r={wave} strokeOpacity={0.6 - step * 0.3} />
              ))}
              <circle cx={x} cy={y} r="6" className="fill-tone stroke-none" />
              <text
                x={x - 32}
                y={y}
                textAnchor="end"
                // A line below Japanese letters stands above them where their baseline is the central one.
                dy="0.35em"
                fontSize="23"
                className="fill-ink stroke-none font-semibold underline decoration-rule decoration-1 underline-offset-[0.3em] group-hover:decoration-current"
              >
                {text}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
}
