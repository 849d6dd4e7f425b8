import { type ReactNode, useRef } from "react";
import { useKeptFocus } from "#components/islands/use-kept-focus.ts";
import { TextButton } from "#components/ui/text-button.tsx";

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

type ItemProps = {
  title: string;
  note: string;
  /** What its button does; without it there is none. */
  action?: string | undefined;
  onPress: () => Promise<void>;
};

/** One of several things that the account has, with a button that takes it away. */
export function OwnItem({ title, note, action, onPress }: ItemProps) {
  const isUnderWay = useRef(false);
  // The second press of a double one would be refused, because the thing is gone, and the page would say that it failed.
  const pressOnce = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await onPress();
    isUnderWay.current = false;
  };
  return (
    <li className="flex items-start justify-between gap-6 border-t border-line py-3">
      <span className="min-w-0">
        <b className="block font-semibold break-words">{title}</b>
        <span className="text-small text-mute">{note}</span>
      </span>
      {action !== undefined && (
        <TextButton aria-label={`${action}: ${title}`} onClick={() => void pressOnce()}>
          {action}
        </TextButton>
      )}
    </li>
  );
}
