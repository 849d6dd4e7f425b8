"use client";

import { useRef, useState } from "react";
import { LineIcon } from "#components/ui/line-icon.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { preloadEngine } from "./pagefind.ts";
import { type SearchMessages, SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

type Props = { index: string; language: string; supportPath: string; messages: SearchMessages };

const MAX_RESULTS = 8;

/** The search button in the header and its dialog. The search engine is loaded when the dialog opens. */
export function SearchDialog({ index, language, supportPath, messages }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const state = useSearch(index, query, MAX_RESULTS);

  /** Moves the focus with the arrow keys between the input and the results. */
  const moveFocus = (event: React.KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const targets = [...event.currentTarget.querySelectorAll<HTMLElement>("input, [data-search-results] a")];
    const next = targets[targets.indexOf(document.activeElement as HTMLElement) + (event.key === "ArrowDown" ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={messages.open}
        className="grid size-9 cursor-pointer place-items-center rounded-sm hover:text-signal"
        onClick={() => {
          preloadEngine(index);
          if (dialog.current?.open === false) dialog.current.showModal();
        }}
      >
        <LineIcon viewBox="0 0 20 20" width="18" height="18" strokeWidth="1.5">
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="M13 13l5.500 5.500" />
        </LineIcon>
      </button>
      <dialog
        ref={dialog}
        aria-label={messages.label}
        className="mx-auto mt-[10vh] max-h-[80vh] w-[min(42rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line bg-raise p-5 text-ink backdrop:bg-ink/40"
        onKeyDown={moveFocus}
        onClick={({ target, currentTarget }) => {
          // A press on the backdrop closes the dialog.
          if (target === currentTarget) currentTarget.close();
        }}
      >
        <form action={supportPath} role="search" className="mb-3 flex items-center gap-3">
          <input
            type="search"
            name="q"
            autoFocus
            autoComplete="off"
            maxLength={100}
            value={query}
            aria-label={messages.label}
            placeholder={messages.placeholder}
            className="h-12 min-w-0 grow border-b border-rule bg-transparent text-lead placeholder:text-mute"
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
            }}
          />
          <button
            type="button"
            className="h-9 shrink-0 cursor-pointer px-2 text-small text-mute hover:text-ink"
            onClick={() => {
              dialog.current?.close();
            }}
          >
            {messages.close}
          </button>
        </form>
        <SearchResults state={state} messages={messages} language={language} />
        {state.status === "done" && state.results.length === MAX_RESULTS && (
          <TextLink href={`${supportPath}?q=${encodeURIComponent(query.trim())}`} tone="signal" className="mt-4 inline-block text-small">
            {messages.all}
          </TextLink>
        )}
      </dialog>
    </>
  );
}
