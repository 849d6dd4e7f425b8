"use client";

import { useRef, useState } from "react";
import { SearchIcon } from "#components/ui/search-field.tsx";
import { DIALOG_RESULTS } from "#lib/search/dialog-results.ts";
import { keepRecentSearch } from "./search/recent-searches.ts";
import { SearchAnswer, type SearchProps } from "./search/search-answer.tsx";

/** The search button in the header, and the dialog it opens. The search engine is fetched when it opens. */
export function SearchDialog(search: SearchProps) {
  const { messages, supportPath } = search;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** A press that began in the dialog, as when text is selected, may end beside it. */
  const hasBegunBeside = useRef(false);
  const [query, setQuery] = useState("");
  const [wasOpened, setWasOpened] = useState(false);

  /** Arrow keys walk through the results; the field is the first stop. */
  const walk = (event: React.KeyboardEvent<HTMLDialogElement>) => {
    // Of an input method, the keys choose among the words that it suggests.
    if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || event.nativeEvent.isComposing) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, [data-search-results] a")].filter(
      (stop) => stop.offsetParent !== null,
    );
    const place = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[place + (event.key === "ArrowDown" ? 1 : -1)];
    // Elsewhere the keys are the browser's: in a select they choose.
    if (place === -1 || next === undefined) return;
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
          setWasOpened(true);
          if (dialog.current?.open === false) dialog.current.showModal();
        }}
      >
        <SearchIcon />
      </button>
      <dialog
        ref={dialog}
        aria-label={messages.label}
        className="mx-auto mt-[10vh] max-h-[80vh] w-[min(42rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line bg-raise text-ink backdrop:bg-[rgb(0_0_0/0.65)]"
        onKeyDown={walk}
        onMouseDown={({ target, currentTarget }) => {
          hasBegunBeside.current = target === currentTarget;
        }}
        onClick={({ target, currentTarget }) => {
          // A press on the dark ground around the dialog closes it; the dialog itself is covered by its content.
          if (target === currentTarget && hasBegunBeside.current) currentTarget.close();
        }}
      >
        <div className="p-5">
          <form action={supportPath} role="search" className="mb-3 flex items-center gap-3" onSubmit={() => keepRecentSearch(query)}>
            <SearchIcon className="shrink-0 text-mute" />
            <input
              ref={input}
              type="search"
              name="q"
              autoFocus
              autoComplete="off"
              maxLength={100}
              value={query}
              aria-label={messages.label}
              placeholder={messages.placeholder}
              className="h-12 min-w-0 grow rounded-none border-b-2 border-rule bg-transparent text-lead outline-none placeholder:text-mute focus:border-ink"
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            />
            <button
              type="button"
              className="h-9 shrink-0 cursor-pointer px-2 text-small text-mute hover:text-ink"
              onClick={() => dialog.current?.close()}
            >
              {messages.close}
            </button>
          </form>
          {wasOpened && (
            <SearchAnswer
              {...search}
              id="search-dialog"
              query={query}
              limit={DIALOG_RESULTS}
              offers
              onChoose={(chosen) => {
                setQuery(chosen);
                input.current?.focus();
              }}
            />
          )}
        </div>
      </dialog>
    </>
  );
}
