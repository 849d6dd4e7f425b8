import type { Translate } from "#lib/content/translator.ts";

/** Copies the text of the element before it; of one that is folded, its last part, also while it is folded. The loader does it. `of` says what is copied, for screen readers. */
export function CopyButton({ of, t }: { of: string; t: Translate }) {
  return (
    <button
      type="button"
      data-copied={t("common.copied")}
      className="scripting-only cursor-pointer font-sans text-ink underline decoration-1 underline-offset-4 hover:text-signal print:hidden"
    >
      <span aria-live="polite">{t("common.copy")}</span>
      <span className="sr-only"> {of}</span>
    </button>
  );
}
