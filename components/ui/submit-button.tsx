import { LineIcon } from "./line-icon.tsx";

type Props = {
  label: string;
  sendingLabel: string;
  isSending: boolean;
  disabled: boolean;
  /** `plain` where the form is not the main action of the page. */
  tone?: "primary" | "plain";
};

/** The submit button of a form, with an animation while the request is under way. */
export function SubmitButton({ label, sendingLabel, isSending, disabled, tone = "primary" }: Props) {
  const colours =
    tone === "primary"
      ? "border-signal bg-signal text-on-signal enabled:hover:border-ink enabled:hover:bg-ink enabled:hover:text-paper"
      : "border-ink enabled:hover:bg-ink enabled:hover:text-paper";
  return (
    <button
      type="submit"
      disabled={disabled || isSending}
      className={`inline-flex h-12 shrink-0 justify-self-start max-sm:justify-self-stretch cursor-pointer items-center justify-center gap-3 rounded-sm border px-6 font-semibold transition-colors disabled:cursor-not-allowed disabled:border-rule disabled:bg-transparent disabled:text-mute ${colours}`}
    >
      {isSending && <SendingRings />}
      {isSending ? sendingLabel : label}
    </button>
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
