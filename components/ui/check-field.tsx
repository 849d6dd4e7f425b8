import type { ComponentProps, ReactNode } from "react";

/** A box to tick, with its words beside it; the words may hold a link. */
export function CheckField({ children, ...input }: Omit<ComponentProps<"input">, "type" | "className"> & { children: ReactNode }) {
  return (
    <label className="flex items-start gap-3 text-small">
      <input type="checkbox" className="mt-0.5 size-6 shrink-0 cursor-pointer accent-signal disabled:cursor-not-allowed" {...input} />
      <span>{children}</span>
    </label>
  );
}
