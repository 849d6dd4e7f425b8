"use client";

import { noteLanguageChoice } from "./language-preference.ts";

/** The button that closes the offer of another language, until the tab is closed. The loader shows the offer. */
export function LanguageHint({ close }: { close: string }) {
  return (
    <button
      type="button"
      aria-label={close}
      className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm hover:text-signal"
      onClick={({ currentTarget }) => {
        noteLanguageChoice();
        currentTarget.closest("[data-offer]")?.setAttribute("hidden", "");
      }}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d="M2 2l12 12M14 2L2 14" />
      </svg>
    </button>
  );
}
