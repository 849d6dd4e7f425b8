import { useRef } from "react";
import { useOnWaking } from "#components/islands/forms/use-on-waking.ts";

type Props<Value extends string> = {
  id: string;
  label: string;
  /** Undefined before the first choice. */ value: Value | undefined;
  /** In the order shown. */
  options: Readonly<Record<Value, string>>;
  /** There is space for all of them beside each other: four, or six short ones. */
  isWide?: boolean;
  onChange: (value: Value) => void;
};

/** One of several, side by side. Native radio buttons lie over the drawing. */
export function Segments<Value extends string>({ id, label, value, options, isWide = false, onChange }: Props<Value>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const values = Object.keys(options) as Value[];

  useOnWaking(() => {
    // Chosen before the island was awake.
    const chosen = values.find((each) => each === group.current?.querySelector<HTMLInputElement>("input:checked")?.value);
    if (chosen !== undefined && chosen !== value) onChange(chosen);
  });

  return (
    <fieldset ref={group}>
      <legend className="mb-2 text-small text-mute">{label}</legend>
      <div
        className={`${values.length > 4 ? "gap-2 *:border *:border-rule *:text-ink" : "gap-1 rounded-md border border-rule p-1"} ${values.length > 4 ? "grid grid-cols-3" : values.length > 3 ? "grid grid-cols-2" : "flex flex-wrap *:min-w-max *:grow *:basis-0"} ${isWide ? (values.length > 4 ? "md:grid-cols-6" : "md:grid-cols-4") : ""}`}
      >
        {values.map((each) => (
          <label
            key={each}
            data-checked={each === value ? "" : undefined}
            className="relative grid min-h-10 place-items-center rounded-sm px-1.5 text-center text-small leading-tight font-semibold break-keep text-mute has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal data-checked:chosen-colours"
          >
            <input
              type="radio"
              name={id}
              value={each}
              checked={each === value}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              onChange={() => onChange(each)}
            />
            {options[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
