import type { ReactNode } from "react";

/** A remark set apart from the text around it. */
export function Note({ title, isWarning = false, children }: { title: string; isWarning?: boolean; children: ReactNode }) {
  return (
    <aside className={`my-8 max-w-[42em] last:mb-0 [h2+&]:mt-4 border-l-2 py-1 pl-5 ${isWarning ? "border-signal" : "border-rule"}`}>
      <p className="mb-1 font-semibold">{title}</p>
      {children}
    </aside>
  );
}
