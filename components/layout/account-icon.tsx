export function AccountIcon() {
  return (
    <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="12" cy="8" r="4.25" />
      <path d="M3.5 21c.8-4.4 4.2-6.75 8.5-6.75S19.7 16.6 20.5 21" strokeLinecap="round" />
    </svg>
  );
}
