import type { MouseEventHandler } from "react";
import { LineIcon } from "./line-icon.tsx";

type Props = { label: string; className: string; onClick: MouseEventHandler<HTMLButtonElement> };

export function CloseButton({ label, className, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm ${className}`}
      onClick={onClick}
    >
      <LineIcon viewBox="0 0 16 16" width="14" height="14" strokeWidth="1.6">
        <path d="M2 2l12 12M14 2L2 14" />
      </LineIcon>
    </button>
  );
}
