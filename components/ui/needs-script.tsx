import type { ReactNode } from "react";

/** What works only with script; without it, a kind sentence stands there instead. */
export function NeedsScript({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <div className="scripting-only">{children}</div>
      <p className="no-scripting-only max-w-xl border-l-2 border-rule py-1 pl-5">{words}</p>
    </>
  );
}
