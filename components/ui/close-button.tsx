import { LineIcon } from "./line-icon.tsx";

type Props = {
  label: string;
  /** What it hides: the nearest element around it that this selector matches. The loader does it. */
  of: "[data-news]" | "[data-offer]";
  className: string;
};

export function CloseButton({ label, of, className }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      data-close={of}
      className={`grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm print:hidden ${className}`}
    >
      <LineIcon viewBox="0 0 16 16" width="14" height="14" strokeWidth="1.6">
        <path d="M2 2l12 12M14 2L2 14" />
      </LineIcon>
    </button>
  );
}
