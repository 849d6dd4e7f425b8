import { LineIcon } from "#components/ui/line-icon.tsx";

/** A listener with a name: the way to the account. */
export function AccountIcon() {
  return (
    <LineIcon viewBox="0 0 24 24" className="size-6" strokeWidth="1.5">
      <circle cx="12" cy="8" r="4.25" />
      <path d="M3.5 21c.8-4.4 4.2-6.75 8.5-6.75S19.7 16.6 20.5 21" strokeLinecap="round" />
    </LineIcon>
  );
}
