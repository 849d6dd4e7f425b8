import { useRef } from "react";
import { useOnWaking } from "#components/islands/forms/use-on-waking.ts";

type Props = {
  id: string;
  label: string;
  value: number;
  /** The value in words, as it is seen and spoken. */
  text: string;
  min: number;
  max: number;
  step: number;
  /** Where the line is filled from: 0 in a range that goes both ways. */
  from?: number;
  /** From one mark of the scale to the next. */
  mark?: number;
  onChange: (value: number) => void;
};

/** A thin scale with a ring on it. The drawing lies below a native range, which does the work for fingers and keys. */
export function Slider({ id, label, value, text, min, max, step, from = min, mark = (max - min) / 10, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const percent = (of: number) => `${((of - min) / (max - min)) * 100}%`;

  useOnWaking(() => {
    // Moved before the island was awake.
    const moved = Number(input.current?.value ?? value);
    if (moved !== value) onChange(moved);
  });

  const marks = Math.round((max - min) / mark);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-small">
        <label htmlFor={id} className="text-mute">
          {label}
        </label>
        <span className="font-semibold tabular-nums" aria-hidden="true">
          {text}
        </span>
      </div>
      <div className="relative h-10">
        <input
          ref={input}
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          className="peer absolute inset-0 m-0 size-full cursor-pointer touch-pan-y opacity-0"
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
        <svg
          className="pointer-events-none absolute inset-x-2 top-0 h-full w-[calc(100%-1rem)] overflow-visible text-transparent peer-focus-visible:text-signal"
          fill="none"
          aria-hidden="true"
        >
          <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-rule" />
          <svg y="42%" height="6" viewBox={`0 0 ${marks} 1`} preserveAspectRatio="none" overflow="visible">
            <path
              d={Array.from({ length: marks + 1 }, (_, place) => `M${place} -.5v1`).join("")}
              vectorEffect="non-scaling-stroke"
              className="stroke-rule"
            />
          </svg>
          <line x1={percent(from)} x2={percent(value)} y1="50%" y2="50%" className="stroke-tone" strokeWidth="3" />
          <circle cx={percent(value)} cy="50%" r="15" stroke="currentColor" strokeWidth="2" />
          <circle cx={percent(value)} cy="50%" r="9" className="fill-raise stroke-ink" strokeWidth="1.5" />
          <circle cx={percent(value)} cy="50%" r="3.5" className="fill-tone" />
        </svg>
      </div>
    </div>
  );
}
