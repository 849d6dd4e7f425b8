import { useEffect, useState } from "react";
import { search, type SearchResult } from "./pagefind.ts";

export type SearchState = { status: "idle" | "searching" | "failed" } | { status: "done"; results: SearchResult[] };

/** The last answer of the engine: results, or the query that failed. */
type Answer = { results: SearchResult[] } | { failedFor: string };

/** At most `limit` results for a query. The results of the previous query are kept until there are new ones. */
export function useSearch(index: string, query: string, limit: number): SearchState {
  const [answer, setAnswer] = useState<Answer>();
  const trimmed = query.trim();
  // After the input was emptied, the next query must not begin with old results.
  if (trimmed === "" && answer !== undefined) setAnswer(undefined);

  useEffect(() => {
    if (trimmed === "") return;
    let isCurrent = true;
    search(index, trimmed, limit).then(
      (results) => {
        if (isCurrent && results !== undefined) setAnswer({ results });
      },
      () => {
        if (isCurrent) setAnswer({ failedFor: trimmed });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [index, trimmed, limit]);

  if (trimmed === "") return { status: "idle" };
  if (answer === undefined) return { status: "searching" };
  if ("results" in answer) return { status: "done", results: answer.results };
  return { status: answer.failedFor === trimmed ? "failed" : "searching" };
}
