"use client";

type Props = { label: string };

/** The button that hides an announcement on this page; the next page shows it again. */
export function AnnouncementClose({ label }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-current/10"
      onClick={({ currentTarget }) => {
        currentTarget.closest("[data-news]")?.setAttribute("hidden", "");
      }}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d="M2 2l12 12M14 2L2 14" />
      </svg>
    </button>
  );
}
