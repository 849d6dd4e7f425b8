import { useState } from "react";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Filters } from "./engine.ts";
import { MissedSearch } from "./missed-search.tsx";
import { keepRecentSearch } from "./recent-searches.ts";
import { SearchFilters } from "./search-filters.tsx";
import type { SearchMessages } from "./search-messages.ts";
import { SearchResults } from "./search-results.tsx";
import { SearchStart } from "./search-start.tsx";
import { type SearchState, useSearch } from "./use-search.ts";

/** What each search of a page is given. */
export type SearchProps = { index: string; language: string; supportPath: string; messages: SearchMessages };
type Props = SearchProps & {
  /** Distinguishes the ids of two searches on one page. */
  id: string;
  query: string;
  limit: number;
  /** Whether to offer popular pages and recent searches while nothing is typed. */
  offers: boolean;
  onChoose: (query: string) => void;
};

/** Everything below a search field: a status that is announced, filters, results, and what helps when there are none. */
export function SearchAnswer({ id, index, language, supportPath, messages, query, limit, offers, onChoose }: Props) {
  const [filters, setFilters] = useState<Filters>({ kind: "", product: "" });
  const state = useSearch(index, query, filters, limit);
  const isDone = state.status === "done";
  const isNothing = isDone && state.results.length === 0;
  return (
    <>
      <p role="status" className="text-small text-mute">
        {statusOf(state, messages)}
      </p>
      {isDone && <SearchFilters id={id} found={state} filters={filters} messages={messages} onChange={setFilters} />}
      {isDone && <SearchResults results={state.results} messages={messages} language={language} onFollow={() => keepRecentSearch(query)} />}
      {((state.status === "idle" && offers) || isNothing) && (
        <SearchStart folder={index} language={language} messages={messages} {...(isNothing ? {} : { onChoose })} />
      )}
      {isNothing && (
        <TextLink href={`${supportPath}#contact`} tone="signal" className="mt-4 inline-block text-small">
          {messages.contact}
        </TextLink>
      )}
      {isNothing && filters.kind === "" && filters.product === "" && (
        <MissedSearch query={query.trim()} language={language} messages={messages} />
      )}
      {isDone && state.total > state.results.length && limit < 30 && (
        <TextLink href={`${supportPath}?q=${encodeURIComponent(query.trim())}`} tone="signal" className="mt-4 inline-block text-small">
          {messages.all}
        </TextLink>
      )}
    </>
  );
}

function statusOf(state: SearchState, messages: SearchMessages): string {
  if (state.status !== "done")
    return { idle: messages.standIn ?? "", searching: messages.searching, failed: messages.failed }[state.status];
  const found = state.total === 0 ? messages.none : messages.count.replace("#", String(state.total));
  return messages.standIn === undefined ? found : `${found} ${messages.standIn}`;
}
