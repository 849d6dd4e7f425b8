import { anchorHref } from "#lib/heading-id.ts";
import type { PageKind } from "#lib/search/search-index.ts";
import type { SearchResult } from "./engine.ts";
import type { SearchMessages } from "./search-messages.ts";

type Props = { results: readonly SearchResult[]; messages: SearchMessages; language: string; onFollow: () => void };

/** Results by kind: the group of the best result first, and in each group the best one first. */
export function SearchResults({ results, messages, language, onFollow }: Props) {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    const name = messages.groups[result.kind];
    groups.set(name, [...(groups.get(name) ?? []), result]);
  }
  return (
    <div lang={language} data-search-results="">
      {[...groups].map(([name, ofGroup]) => (
        <section key={name} aria-label={name} className="mt-5">
          <p className="border-b border-line pb-2 text-note font-semibold text-mute" aria-hidden="true">
            {name}
          </p>
          <ul className="grid">
            {ofGroup.map((result) => (
              <li key={result.url} className="border-b border-line py-1">
                <Result result={result} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Result({ result: { url, title, excerpt }, onFollow }: { result: SearchResult & { kind: PageKind }; onFollow: () => void }) {
  const { runs, heading } = excerpt;
  return (
    <>
      <a href={url} data-result="" className="group block px-2 py-2 hover:bg-ink/5" onClick={onFollow}>
        <b className="font-semibold group-hover:text-signal">{title}</b>
        {runs.length > 0 && (
          <span className="mt-1 block text-small text-mute">
            {runs.map(({ text, isMatch }, place) =>
              isMatch ? (
                <mark key={place} className="bg-transparent font-semibold text-ink">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </span>
        )}
      </a>
      {heading !== undefined && (
        <a
          href={`${url}${anchorHref(heading.id)}`}
          className="mb-1 inline-block px-2 py-1 text-small text-mute hover:text-signal"
          onClick={onFollow}
        >
          <span aria-hidden="true">↳ </span>
          {heading.text}
        </a>
      )}
    </>
  );
}
