import { useEffect, useState } from "react";
import { search, type SearchResult } from "./pagefind.ts";

export type SearchState = { status: "idle" | "searching" | "failed" } | { status: "done"; results: SearchResult[] };

/** What the engine said last: results, or that the search for these words failed. */
type Answer = { results: SearchResult[] } | { failedFor: string };

/** Results for what is typed, at most `limit`; the last good ones stay until new ones are there. */
export function useSearch(index: string, query: string, limit: number): SearchState {
  const [answer, setAnswer] = useState<Answer>();
  const wanted = query.trim();
  // An emptied field forgets: the next words do not begin with old results.
  if (wanted === "" && answer !== undefined) setAnswer(undefined);

  useEffect(() => {
    if (wanted === "") return;
    let isCurrent = true;
    search(index, wanted, limit).then(
      (results) => {
        if (isCurrent && results !== undefined) setAnswer({ results });
      },
      () => {
        if (isCurrent) setAnswer({ failedFor: wanted });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [index, wanted, limit]);

  if (wanted === "") return { status: "idle" };
  if (answer === undefined) return { status: "searching" };
  if ("results" in answer) return { status: "done", results: answer.results };
  return { status: answer.failedFor === wanted ? "failed" : "searching" };
}
