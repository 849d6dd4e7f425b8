"use client";

import { CloseButton } from "#components/ui/close-button.tsx";
import { noteLanguageChoice } from "./language-preference.ts";

/** The button that closes the offer of another language, until the tab is closed. The loader shows the offer. */
export function LanguageHint({ close }: { close: string }) {
  return (
    <CloseButton
      label={close}
      className="hover:text-signal"
      onClick={({ currentTarget }) => {
        noteLanguageChoice();
        currentTarget.closest("[data-offer]")?.setAttribute("hidden", "");
      }}
    />
  );
}
