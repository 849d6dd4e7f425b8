import type { ReactNode } from "react";
import { LineIcon } from "./line-icon.tsx";

type Props = {
  label: string;
  sendingLabel: string;
  isSending: boolean;
  disabled?: boolean;
  /** What it waits for, said beside it as long as it is disabled and the form is used: in the footer of every page it would look like an error. */
  waitsFor?: string;
  /** plain: another button is the main one. warning: what it does cannot be undone. waking: disabled only until its island has loaded, which takes a moment, so it looks enabled. */
  tone?: keyof typeof TONES;
  /** Before its label. */
  icon?: ReactNode;
  /** As wide as the fields above it, in a form that is the whole page. */
  isWide?: boolean;
};

const TONES = {
  primary: "border-transparent bg-signal text-on-signal disabled:border-rule disabled:bg-transparent disabled:text-mute",
  plain: "border-rule",
  warning: "border-signal text-signal",
  waking: "border-rule",
};

/**
 * Sends a form. While it sends, rings leave the listener; it keeps the focus, which browsers take from a disabled button, so its form must
 * refuse to be sent again.
 */
export function SubmitButton({
  label,
  sendingLabel,
  isSending,
  disabled = false,
  waitsFor,
  tone = "primary",
  icon,
  isWide = false,
}: Props) {
  // What the pointer changes, while nothing is sent.
  const hover = tone === "primary" ? "enabled:hover:bg-strong" : "enabled:hover:border-ink enabled:hover:bg-ink enabled:hover:text-paper";
  const button = (
    <button
      type="submit"
      disabled={disabled}
      aria-disabled={isSending || undefined}
      className={`inline-flex min-h-12 shrink-0 ${isWide ? "" : "justify-self-start"} max-sm:justify-self-stretch items-center justify-center gap-3 rounded-sm border px-6 py-2.5 leading-snug font-semibold transition-colors disabled:cursor-not-allowed ${TONES[tone]} ${isSending ? "cursor-not-allowed" : `cursor-pointer enabled:active:opacity-75 ${hover}`}`}
    >
      {isSending ? <SendingRings /> : icon}
      <span>{isSending ? sendingLabel : label}</span>
    </button>
  );
  if (waitsFor === undefined) return button;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:grid max-sm:grid-cols-1">
      {button}
      {disabled && !isSending && (
        <span className="hidden text-small text-mute group-focus-within/form:inline group-data-touched/form:inline">{waitsFor}</span>
      )}
    </div>
  );
}

export function SendingRings() {
  return (
    <LineIcon viewBox="-10 -10 20 20" width="20" height="20" strokeWidth="1.2" className="shrink-0">
      <circle r="1.6" className="fill-current stroke-none" />
      <circle r="9" className="animate-ring" />
      <circle r="9" className="animate-ring [animation-delay:-0.8s]" />
    </LineIcon>
  );
}
