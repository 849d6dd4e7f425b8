"use client";

import { useEffect, useState } from "react";

type ShownProblem = { file: string; line: number; column: number; rule: string; message: string; hint: string; excerpt: string };

/** Only in the preview: the checker's findings in the file that was saved last, over the last valid page. */
export function ContentProblems({ feed }: { feed: string }) {
  const [problems, setProblems] = useState<ShownProblem[]>([]);

  useEffect(() => {
    const events = new EventSource(feed);
    events.onmessage = ({ data }: MessageEvent<string>) => {
      setProblems(JSON.parse(data) as ShownProblem[]);
    };
    return () => {
      events.close();
    };
  }, [feed]);

  if (problems.length === 0) return null;
  return (
    <aside
      role="alert"
      lang="en"
      className="fixed inset-x-0 bottom-0 z-50 max-h-[60vh] overflow-y-auto border-t-4 border-signal bg-glass p-6 text-on-glass"
    >
      <h2 className="mb-4 text-h3">{problems.length === 1 ? "1 problem in content" : `${problems.length} problems in content`}</h2>
      <ol className="grid gap-5 font-mono text-small">
        {problems.map((problem) => (
          <li key={`${problem.file}:${problem.line}:${problem.column}:${problem.rule}`}>
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
    </aside>
  );
}
