"use client";

import { useRef, useState } from "react";
import { SearchField } from "#components/ui/search-field.tsx";
import { useOnWaking } from "./forms/use-on-waking.ts";
import { SearchAnswer, type SearchProps } from "./search/search-answer.tsx";

/** The search field of the support page. It answers `?q=` on load and keeps the address in step with what is typed. */
export function SearchPage(search: SearchProps) {
  const { messages } = search;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");

  useOnWaking(() => {
    // What was typed before the island was awake goes before the query in the address.
    const asked = input.current?.value === "" ? new URLSearchParams(window.location.search).get("q") : input.current?.value;
    setQuery((asked ?? "").slice(0, 100));
  });

  return (
    <div className="grid gap-4">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          // The results are shown while typing. On a touch screen, the keyboard covers them as long as the field has the focus.
          if (window.matchMedia("(pointer: coarse)").matches) input.current?.blur();
        }}
      >
        <SearchField
          ref={input}
          label={messages.label}
          placeholder={messages.placeholder}
          submit={messages.open}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            const wanted = currentTarget.value.trim();
            window.history.replaceState(null, "", wanted === "" ? window.location.pathname : `?q=${encodeURIComponent(wanted)}`);
          }}
        />
      </form>
      <div>
        <SearchAnswer {...search} id="search-page" query={query} limit={30} offers={false} onChoose={setQuery} />
      </div>
    </div>
  );
}
