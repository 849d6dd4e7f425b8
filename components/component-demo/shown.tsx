import type { ReactNode } from "react";

type Props = {
  /** In code, with what is particular about it. */ name: string;
  /** Begins with a drawing: there is no line of text that the name could stand on. */ isDrawn?: boolean;
  children: ReactNode;
};

/** One component: its name in code, and beside it what it looks like. */
export function Shown({ name, isDrawn = false, children }: Props) {
  return (
    <div
      className={`grid gap-x-8 gap-y-3 border-t border-line py-8 md:grid-cols-[11rem_minmax(0,1fr)] ${isDrawn ? "" : "md:items-baseline"}`}
    >
      <code className="text-note text-mute">{name}</code>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
