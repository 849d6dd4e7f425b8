import { LineIcon } from "./line-icon.tsx";

/** Beside the label of what is done with a passkey. Used by islands: no server imports here. */
export const KeyIcon = ({ className = "shrink-0" }: { className?: string }) => (
  <LineIcon viewBox="0 0 24 24" width="22" height="22" strokeWidth="1.5" className={className}>
    <path d="M8 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 12h9v3M17 12v3" />
  </LineIcon>
);
