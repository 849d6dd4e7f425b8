import type { ReactNode } from "react";

/** Says above a disabled form that its service is not available yet. */
export function ClosedNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-8 flex gap-5 border-b border-line pb-8">
      <svg viewBox="-21 -21 42 42" width="42" height="42" fill="none" aria-hidden="true" className="mt-1 shrink-0">
        <circle r="20" className="stroke-rule" strokeDasharray="2 4" />
        <circle r="11" className="stroke-rule" />
        <circle r="3" className="fill-mute" />
      </svg>
      <div className="max-w-md">
        <p className="font-semibold">{title}</p>
        <div className="mt-1 text-small text-mute">{children}</div>
      </div>
    </div>
  );
}
