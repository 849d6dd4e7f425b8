/** A mix as a waveform with marks, and what was noted at each. Decoration. */
const WIDTH = 360;
const MARGIN = 20;
const BARS = 58;
/** Where the waveform's middle is, and its largest half height. */
const WAVE = { y: 60, height: 32 } as const;
/** The first note's line, and the space from each to the next. */
const LINES = { y: 118, step: 25 } as const;
/** Above the first mark, and below the middle of the last line. */
const EDGES = { above: 18, below: 30 } as const;
/** Of the mix, how much is past at the last note. */
const LAST_NOTE = 0.86;

type Props = {
  /** Each as its time and words: `0:24 Too loud`. */
  notes: readonly string[];
  hue: number;
};

export function MixNotesFigure({ notes, hue }: Props) {
  const read = notes.map((note) => {
    const [time = "", ...words] = note.split(" ");
    return { time, words: words.join(" "), seconds: secondsOf(time) };
  });
  const end = Math.max(...read.map(({ seconds }) => seconds)) / LAST_NOTE;
  const xOf = (part: number) => Math.round(MARGIN + part * (WIDTH - 2 * MARGIN));
  const top = WAVE.y - WAVE.height - 14 - EDGES.above;
  const bottom = LINES.y + (notes.length - 1) * LINES.step + EDGES.below;
  return (
    <svg viewBox={`0 ${top} ${WIDTH} ${bottom - top}`} data-hue={hue} className="stage field-figure" fill="none" aria-hidden="true">
      <path
        d={Array.from({ length: BARS }, (_, bar) => barPath(xOf(bar / (BARS - 1)), bar)).join("")}
        className="stroke-rule"
        strokeWidth="2.5"
      />
      {read.map(({ time, words, seconds }, place) => {
        const x = xOf(seconds / end);
        const y = LINES.y + place * LINES.step;
        return (
          <g key={time} fontSize="16" className="fill-tone font-semibold">
            <path d={`M${x} ${WAVE.y - WAVE.height - 8}V${WAVE.y + WAVE.height}`} className="stroke-tone" strokeWidth="2" />
            <circle cx={x} cy={WAVE.y - WAVE.height - 8} r="6" />
            <text x={MARGIN} y={y} dominantBaseline="central">
              {time}
            </text>
            <text x={MARGIN + 48} y={y} dominantBaseline="central" className="fill-ink font-normal">
              {words}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function secondsOf(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(":").map(Number);
  return 60 * minutes + seconds;
}

/** Louder and softer, the same in every build. */
function barPath(x: number, bar: number): string {
  const loudness = 0.3 + 0.4 * Math.sin(bar / 11) ** 2 + 0.3 * Math.abs(Math.sin(bar * 1.9));
  const half = Math.round(loudness * WAVE.height);
  return `M${x} ${WAVE.y - half}V${WAVE.y + half}`;
}
