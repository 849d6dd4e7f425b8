"use client";

import { useEffect, useState } from "react";
import { closePressed } from "#components/islands/runtime/close-pressed.ts";
import { showNews } from "#components/islands/runtime/show-news.ts";

type ShownProblem = { file: string; line: number; column: number; rule: string; message: string; hint: string; excerpt: string };
/** As scripts/lib/dev/problem-feed.ts sends it. */
type ContentState = { problems: ShownProblem[]; missing: ShownProblem[]; failure?: string };

const FRAME = "fixed inset-x-0 bottom-0 z-50 max-h-[60vh] overflow-y-auto border-t-4 border-signal bg-glass text-on-glass";

/** In the preview alone: what the check found in the content as it was saved last. Problems stand over the last good page. */
export function ContentProblems({ feed }: { feed: string }) {
  const [{ problems, missing, failure }, setState] = useState<ContentState>({ problems: [], missing: [] });

  useEffect(() => {
    const events = new EventSource(feed);
    events.onmessage = ({ data }: MessageEvent<string>) => setState(JSON.parse(data) as ContentState);
    return () => events.close();
  }, [feed]);

  // What is no island is the loader's work, which the preview does not have.
  useEffect(() => {
    showNews();
    document.addEventListener("click", closePressed);
    return () => document.removeEventListener("click", closePressed);
  }, []);

  if (failure !== undefined || problems.length > 0)
    return (
      <aside role="alert" lang="en" className={`${FRAME} p-6`}>
        <h2 className="mb-4 text-h3">
          {failure === undefined ? `${counted(problems.length, "problem")} in content` : "Content was not compiled"}
        </h2>
        {failure !== undefined && <pre className="overflow-x-auto font-mono text-small">{failure}</pre>}
        <ProblemList problems={problems} />
      </aside>
    );
  if (missing.length === 0) return null;
  return (
    <aside role="status" lang="en" className={FRAME}>
      <details className="px-6 py-3">
        <summary className="cursor-pointer">{`${counted(missing.length, "missing translation")}: another language stands in`}</summary>
        <div className="py-4">
          <ProblemList problems={missing} />
        </div>
      </details>
    </aside>
  );
}

function ProblemList({ problems }: { problems: readonly ShownProblem[] }) {
  return (
    <ol className="grid gap-5 font-mono text-small">
      {problems.map((problem) => (
        <li key={`${problem.file}:${problem.line}:${problem.column}:${problem.rule}:${problem.message}`}>
          <b>
            {problem.file}:{problem.line}:{problem.column}
          </b>{" "}
          {problem.rule}
          <pre className="overflow-x-auto py-1 opacity-75">{problem.excerpt}</pre>
          {problem.message}
          <br />
          {problem.hint}
        </li>
      ))}
    </ol>
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
