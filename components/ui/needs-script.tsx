import type { ReactNode } from "react";

/** Content that needs JavaScript. Without it, `text` is shown instead. */
export function NeedsScript({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <div className="scripting-only">{children}</div>
      <p className="no-scripting-only max-w-xl border-l-2 border-rule py-1 pl-5">{text}</p>
    </>
  );
}
