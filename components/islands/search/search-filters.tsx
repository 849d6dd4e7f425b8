import type { PageKind } from "#lib/search/search-index.ts";
import type { Filters, Found } from "./engine.ts";
import type { SearchMessages } from "./search-messages.ts";

type Props = { id: string; found: Found; filters: Filters; messages: SearchMessages; onChange: (filters: Filters) => void };

const SELECT = "h-9 min-w-0 rounded-sm border border-rule bg-raise px-2";

/** Narrows results by kind and product: only by what occurs among them. Without a choice there is nothing to show. */
export function SearchFilters({ id, found: { kinds, products }, filters, messages, onChange }: Props) {
  if (kinds.length + products.length < 3 && filters.kind === "" && filters.product === "") return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-small">
      <span className="flex items-center gap-2">
        <label htmlFor={`${id}-kind`} className="text-mute">
          {messages.kindFilter}
        </label>
        <select
          id={`${id}-kind`}
          className={SELECT}
          value={filters.kind}
          onChange={({ currentTarget }) => {
            onChange({ ...filters, kind: currentTarget.value as PageKind | "" });
          }}
        >
          <option value="">{messages.everything}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {messages.groups[kind]}
            </option>
          ))}
        </select>
      </span>
      {products.length > 0 && (
        <span className="flex items-center gap-2">
          <label htmlFor={`${id}-product`} className="text-mute">
            {messages.productFilter}
          </label>
          <select
            id={`${id}-product`}
            className={SELECT}
            value={filters.product}
            onChange={({ currentTarget }) => {
              onChange({ ...filters, product: currentTarget.value });
            }}
          >
            <option value="">{messages.allProducts}</option>
            {products.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </span>
      )}
    </p>
  );
}
