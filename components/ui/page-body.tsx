import type { ReactNode } from "react";

/** Content below a page's head, with a line above it. */
export function PageBody({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-5 md:px-8">
      <div className={`border-t border-line pt-10 md:pt-14 ${className}`}>{children}</div>
    </div>
  );
}
