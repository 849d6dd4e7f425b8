import type { SearchState } from "./use-search.ts";

export type SearchMessages = {
  label: string;
  placeholder: string;
  open: string;
  close: string;
  searching: string;
  none: string;
  /** With `#` in place of the number of results. */
  count: string;
  failed: string;
  all: string;
  /** Says that the results are in another language than the page. */
  standIn?: string;
};

type Props = { state: SearchState; messages: SearchMessages; language: string };

/** The list of results, with a status line for screen readers. */
export function SearchResults({ state, messages, language }: Props) {
  return (
    <>
      <p role="status" className="text-small text-mute">
        {statusOf(state, messages)}
      </p>
      {state.status === "done" && state.results.length > 0 && (
        <ol lang={language} className="grid" data-search-results="">
          {state.results.map(({ url, title, kind, excerpt }) => (
            <li key={url} className="border-t border-line">
              <a href={url} className="group block px-2 py-4 hover:bg-ink/5">
                <span className="flex items-baseline justify-between gap-4">
                  <b className="font-semibold group-hover:text-signal">{title}</b>
                  <span className="shrink-0 text-note text-mute">{kind}</span>
                </span>
                {/* Pagefind escapes the text and adds nothing but <mark>. */}
                <span
                  className="mt-1 block text-small text-mute [&_mark]:bg-transparent [&_mark]:font-semibold [&_mark]:text-ink"
                  dangerouslySetInnerHTML={{ __html: excerpt }}
                />
              </a>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function statusOf(state: SearchState, messages: SearchMessages): string {
  if (state.status !== "done")
    return { idle: messages.standIn ?? "", searching: messages.searching, failed: messages.failed }[state.status];
  const found = state.results.length === 0 ? messages.none : messages.count.replace("#", String(state.results.length));
  return messages.standIn === undefined ? found : `${found} ${messages.standIn}`;
}
