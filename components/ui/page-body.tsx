import type { ReactNode } from "react";

/** What follows a page's head, or more of it, below a rule as wide as the words; a head that is a stage needs none. */
export function PageBody({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-5 md:px-8 [.page-head+&>div]:border-0 [.page-head+&>div]:pt-0">
      <div className={`border-t border-line pt-10 md:pt-14 ${className}`}>{children}</div>
    </div>
  );
}
