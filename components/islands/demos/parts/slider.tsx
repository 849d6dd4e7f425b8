"use client";

import { useEarlyValue } from "#components/islands/hydration/use-early-value.ts";

type Props = {
  id: string;
  label: string;
  value: number;
  /** The value as text, shown and read aloud. */
  text: string;
  min: number;
  max: number;
  step: number;
  /** The value from which the line is filled: 0 in a range that goes both ways. */
  from?: number;
  /** Distance between the marks of the scale. */
  mark?: number;
  onChange: (value: number) => void;
};

/** A labelled slider. A transparent native range input lies above the drawing. */
export function Slider({ id, label, value, text, min, max, step, from = min, mark = (max - min) / 10, onChange }: Props) {
  const input = useEarlyValue<HTMLInputElement>(String(value), (early) => {
    onChange(Number(early));
  });
  const percent = (of: number) => `${((of - min) / (max - min)) * 100}%`;
  const marks = Array.from({ length: Math.round((max - min) / mark) + 1 }, (_, index) => min + index * mark);

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
          autoComplete="off"
          aria-valuetext={text}
          className="peer absolute inset-0 m-0 size-full cursor-pointer touch-pan-y opacity-0"
          onChange={({ currentTarget }) => {
            onChange(Number(currentTarget.value));
          }}
        />
        <svg
          className="pointer-events-none absolute inset-x-2 top-0 h-full w-[calc(100%-1rem)] overflow-visible text-transparent peer-focus-visible:text-signal"
          fill="none"
          aria-hidden="true"
        >
          <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-rule" />
          {marks.map((at) => (
            <line
              key={at}
              x1={percent(at)}
              x2={percent(at)}
              y1={[min, max, from].includes(at) ? "28%" : "36%"}
              y2="50%"
              className="stroke-rule"
            />
          ))}
          <line x1={percent(from)} x2={percent(value)} y1="50%" y2="50%" className="stroke-tone" strokeWidth="3" />
          <circle cx={percent(value)} cy="50%" r="15" stroke="currentColor" strokeWidth="2" />
          <circle cx={percent(value)} cy="50%" r="9" className="fill-raise stroke-ink" strokeWidth="1.5" />
          <circle cx={percent(value)} cy="50%" r="3.5" className="fill-tone" />
        </svg>
      </div>
    </div>
  );
}
