import { LineIcon } from "./line-icon.tsx";

/** At the end of a row that is a link as a whole; the row is the `group`. */
export function RowArrow() {
  return (
    <LineIcon viewBox="0 0 24 12" width="24" height="12" strokeWidth="1.4" className="shrink-0 text-mute group-hover:text-signal">
      <path d="M0 6h22M17 1l5 5-5 5" />
    </LineIcon>
  );
}
