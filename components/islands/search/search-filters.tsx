import type { Filters, Found } from "./engine.ts";
import type { SearchMessages } from "./search-messages.ts";

type Props = { id: string; found: Found; filters: Filters; messages: SearchMessages; onChange: (filters: Filters) => void };

/** Narrows results by kind and product: only by what occurs among them. Without a choice there is nothing to show. */
export function SearchFilters({ id, found: { kinds, products }, filters, messages, onChange }: Props) {
  if (kinds.length + products.length < 3 && filters.kind === "" && filters.product === "") return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-small">
      <Filter
        id={`${id}-kind`}
        label={messages.kindFilter}
        all={messages.everything}
        value={filters.kind}
        options={kinds.map((kind) => [kind, messages.groups[kind]])}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
      {products.length > 0 && (
        <Filter
          id={`${id}-product`}
          label={messages.productFilter}
          all={messages.allProducts}
          value={filters.product}
          options={products.map(({ key, name }) => [key, name])}
          onChange={(product) => onChange({ ...filters, product })}
        />
      )}
    </p>
  );
}

type FilterProps<Value extends string> = {
  id: string;
  label: string;
  all: string;
  value: Value | "";
  options: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value | "") => void;
};

function Filter<Value extends string>({ id, label, all, value, options, onChange }: FilterProps<Value>) {
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="text-mute">
        {label}
      </label>
      <select
        id={id}
        className="h-9 min-w-0 rounded-sm border border-rule bg-raise px-2"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value | "")}
      >
        <option value="">{all}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
