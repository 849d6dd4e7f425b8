import type { ReactNode } from "react";

/** What follows a page's head, or more of it, below a rule as wide as the words. */
export function PageBody({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-5 md:px-8">
      <div className={`border-t border-line pt-10 md:pt-14 ${className}`}>{children}</div>
    </div>
  );
}
