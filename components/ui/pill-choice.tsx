/** More answers stand below one another, in two columns where there is space. */
const MOST_OF_A_ROW = 3;

/** One of a few short answers, side by side. The first is chosen at first. */
export function PillChoice({ name, legend, options }: { name: string; legend: string; options: readonly string[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-small font-semibold">{legend}</legend>
      <div className={options.length > MOST_OF_A_ROW ? "grid gap-2 sm:grid-cols-2" : "flex flex-wrap gap-2"}>
        {options.map((label, place) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer items-center rounded-sm border border-rule bg-raise px-4 py-1.5 text-small leading-snug transition-colors hover:border-ink has-checked:border-ink has-checked:chosen-colours has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input type="radio" name={name} value={place} defaultChecked={place === 0} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
