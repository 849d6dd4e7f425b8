import { SelectChevron } from "#components/ui/select-field.tsx";

export type SelectOptions = readonly (readonly [value: string, name: string])[];
type Props = {
  id: string;
  label: string;
  /** What no choice is called. */
  empty: string;
  value: string;
  options: SelectOptions;
  onChange: (value: string) => void;
};

/** A choice that can be left open. */
export function Select({ id, label, empty, value, options, onChange }: Props) {
  return (
    <div className="grid gap-1.5 max-sm:grid-cols-[5rem_minmax(0,1fr)] max-sm:items-center">
      <label htmlFor={id} className="text-small text-mute">
        {label}
      </label>
      <div className="relative grid">
        <select
          id={id}
          // A browser that restores the choice would leave it without results: the island is not awake yet.
          autoComplete="off"
          value={value}
          className={`h-12 w-full cursor-pointer appearance-none rounded-sm border border-rule bg-raise px-4 pr-11 transition-colors hover:border-ink ${value === "" ? "text-mute" : "font-semibold"}`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{empty}</option>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
        <SelectChevron />
      </div>
    </div>
  );
}
