import type { ReactNode } from "react";

type Props = {
  /** In code, with what is particular about it. */ name: string;
  /** Below its name, as wide as the page. */ isWide?: boolean;
  /** Begins with a drawing: there is no line of text that the name could stand on. */ isDrawn?: boolean;
  children: ReactNode;
};

/** One component: its name in code, and beside it what it looks like. */
export function Shown({ name, isWide = false, isDrawn = false, children }: Props) {
  return (
    <div
      className={`grid gap-x-8 border-t border-line py-8 ${isWide ? "gap-y-6" : "gap-y-3 md:grid-cols-[11rem_minmax(0,1fr)]"} ${isDrawn ? "" : "md:items-baseline"}`}
    >
      <code className="text-note text-mute">{name}</code>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** One of its states, with the state's name in code below it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      {children}
      <code className="text-note text-mute">{name}</code>
    </div>
  );
}

/** States side by side. */
export const States = ({ children }: { children: ReactNode }) => <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">{children}</div>;
