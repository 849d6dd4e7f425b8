import type { ReactNode } from "react";

/** Buttons side by side; where they do not fit, one below the other and equally wide. No server imports here: islands use it. */
export function ButtonRow({ className = "", children }: { className?: string; children: ReactNode }) {
  return <p className={`flex w-fit flex-wrap gap-3 max-sm:grid max-sm:grid-cols-1 max-sm:w-full ${className} [&>a]:grow`}>{children}</p>;
}
