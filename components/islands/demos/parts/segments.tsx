"use client";

import { useEarlyValue } from "#components/islands/hydration/use-early-value.ts";

type Props<Value extends string> = {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
};

/** A choice of one among a few, side by side. Transparent native radio buttons lie above what is seen. */
export function Segments<Value extends string>({ id, label, value, options, onChange }: Props<Value>) {
  const group = useEarlyValue<HTMLFieldSetElement>(value, (early) => {
    const chosen = options.find((option) => option.value === early);
    if (chosen !== undefined) onChange(chosen.value);
  });

  return (
    <fieldset ref={group}>
      <legend className="mb-2 text-small text-mute">{label}</legend>
      <div className={`grid gap-1 rounded-md border border-rule p-1 ${options.length > 3 ? "grid-cols-2" : "auto-cols-fr grid-flow-col"}`}>
        {options.map((option) => (
          <label
            key={option.value}
            data-checked={option.value === value ? "" : undefined}
            className="relative grid min-h-10 place-items-center rounded-sm px-2 text-center text-small leading-tight font-semibold text-mute has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal data-checked:bg-ink data-checked:text-paper"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
