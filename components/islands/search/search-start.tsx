import { useEffect, useState } from "react";
import { forgetRecentSearches, readRecentSearches } from "./recent-searches.ts";
import type { SearchMessages } from "./search-messages.ts";
import { loadEngine } from "./use-search.ts";

type Props = {
  folder: string;
  language: string;
  messages: SearchMessages;
  /** Left out where nothing was found: then only pages help. */
  onChoose?: (query: string) => void;
};

const HEADING = "mt-5 flex items-baseline justify-between gap-4 border-b border-line pb-2 text-note font-semibold text-mute";

/** What the search offers without a query: this browser's recent searches, and the pages that answer most questions. */
export function SearchStart({ folder, language, messages, onChoose }: Props) {
  const [recent, setRecent] = useState(readRecentSearches);
  const [popular, setPopular] = useState<readonly { url: string; title: string }[]>([]);

  useEffect(() => {
    let isCurrent = true;
    loadEngine()
      .then(({ listPopular }) => listPopular(folder))
      .then(
        (pages) => {
          if (isCurrent) setPopular(pages);
        },
        // Without them there is still the field, which says what is wrong.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [folder]);

  return (
    <>
      {onChoose !== undefined && recent.length > 0 && (
        <section aria-label={messages.recent}>
          <p className={HEADING}>
            <span aria-hidden="true">{messages.recent}</span>
            <button
              type="button"
              className="cursor-pointer px-1 font-normal hover:text-ink"
              onClick={() => {
                forgetRecentSearches();
                setRecent([]);
              }}
            >
              {messages.forget}
            </button>
          </p>
          <ul className="flex flex-wrap gap-2 py-3">
            {recent.map((query) => (
              <li key={query}>
                <button
                  type="button"
                  className="cursor-pointer rounded-sm border border-line px-3 py-1 text-small hover:bg-ink/5"
                  onClick={() => onChoose(query)}
                >
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-label={messages.popular} lang={language}>
          <p className={HEADING} aria-hidden="true">
            {messages.popular}
          </p>
          <ul data-search-results="">
            {popular.map(({ url, title }) => (
              <li key={url} className="border-b border-line">
                <a href={url} className="block px-2 py-2 text-small hover:bg-ink/5 hover:text-signal">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
