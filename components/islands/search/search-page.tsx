"use client";

import { useRef, useState } from "react";
import { useOnHydration } from "#components/islands/hydration/use-on-hydration.ts";
import { type SearchMessages, SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

type Props = { index: string; language: string; messages: SearchMessages };

/** The search field of the support page. The query is also the address's parameter `q`. */
export function SearchPage({ index, language, messages }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const state = useSearch(index, query, 30);

  useOnHydration(() => {
    // What was typed before hydration takes precedence over the address.
    const initial = input.current?.value === "" ? new URLSearchParams(window.location.search).get("q") : input.current?.value;
    setQuery((initial ?? "").slice(0, 100));
  });

  return (
    <div className="grid gap-4">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <input
          ref={input}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={100}
          value={query}
          aria-label={messages.label}
          placeholder={messages.placeholder}
          className="h-14 w-full rounded-sm border border-rule bg-raise px-4 text-lead placeholder:text-mute"
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            const typed = currentTarget.value.trim();
            window.history.replaceState(null, "", typed === "" ? window.location.pathname : `?q=${encodeURIComponent(typed)}`);
          }}
        />
      </form>
      <SearchResults state={state} messages={messages} language={language} />
    </div>
  );
}
