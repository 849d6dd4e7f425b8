"use client";

import { CloseButton } from "#components/ui/close-button.tsx";

/** The button that hides an announcement on this page; the next page shows it again. */
export function AnnouncementClose({ label }: { label: string }) {
  return (
    <CloseButton
      label={label}
      className="hover:bg-current/10"
      onClick={({ currentTarget }) => {
        currentTarget.closest("[data-news]")?.setAttribute("hidden", "");
      }}
    />
  );
}
