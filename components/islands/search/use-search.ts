import { useEffect, useState } from "react";
import type { Filters, Found } from "./engine.ts";

export type SearchState = { status: "idle" | "searching" | "failed" } | ({ status: "done" } & Found);

/** What the engine said last: results, or that the search for these words failed. */
type Answer = { found: Found } | { failedFor: string };

/** The engine is another script, fetched when the search opens. */
export const loadEngine = () => import("./engine.ts");

/** Results for what is typed, at most `limit`; the last good ones stay until new ones are there. */
export function useSearch(folder: string, query: string, { kind, product }: Filters, limit: number): SearchState {
  const [answer, setAnswer] = useState<Answer>();
  const wanted = query.trim();
  // An emptied field forgets: the next words do not begin with old results.
  if (wanted === "" && answer !== undefined) setAnswer(undefined);

  useEffect(() => {
    if (wanted === "") return;
    let isCurrent = true;
    loadEngine()
      // A space at the end says that the last word is complete.
      .then(({ search }) => search(folder, query, { kind, product }, limit))
      .then(
        (found) => {
          if (isCurrent) setAnswer({ found });
        },
        () => {
          if (isCurrent) setAnswer({ failedFor: wanted });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [folder, query, wanted, kind, product, limit]);

  if (wanted === "") return { status: "idle" };
  if (answer === undefined) return { status: "searching" };
  if ("found" in answer) return { status: "done", ...answer.found };
  return { status: answer.failedFor === wanted ? "failed" : "searching" };
}
