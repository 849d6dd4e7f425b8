import type { ReactNode } from "react";
import { useKeptFocus } from "#components/islands/use-kept-focus.ts";

/** A part of the signed-in account, with its heading. */
export function OwnSection({ title, children }: { title: string; children: ReactNode }) {
  const kept = useKeptFocus();
  return (
    <section {...kept} className="grid gap-4 border-t border-rule pt-6">
      <h2 className="text-small font-semibold">{title}</h2>
      {children}
    </section>
  );
}

type ButtonProps = { label: string; /** Says what a button among several is for. */ name?: string; onPress: () => Promise<void> };

export function QuietButton({ label, name, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className="cursor-pointer py-1 underline underline-offset-4 hover:text-signal"
      onClick={() => void onPress()}
    >
      {label}
    </button>
  );
}
