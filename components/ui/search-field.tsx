/** A search field with its icon and its button. Without an island around it, it is a plain form to the support page. */
import type { ComponentProps } from "react";
import { LineIcon } from "./line-icon.tsx";

type Props = { label: string; placeholder: string; submit: string } & Omit<ComponentProps<"input">, "type" | "name">;

export function SearchField({ label, placeholder, submit, ...input }: Props) {
  return (
    <div className="flex rounded-sm border border-rule bg-raise transition-colors focus-within:border-ink hover:border-ink">
      <SearchIcon className="ml-3 shrink-0 self-center text-mute sm:ml-4" />
      <input
        type="search"
        name="q"
        autoComplete="off"
        maxLength={100}
        aria-label={label}
        placeholder={placeholder}
        className="h-14 w-full min-w-0 grow rounded-sm bg-transparent px-3 text-lead placeholder:text-mute max-sm:px-2 max-sm:text-body"
        {...input}
      />
      <button
        type="submit"
        className="m-1 shrink-0 cursor-pointer rounded-sm bg-signal px-4 max-sm:px-3 font-semibold whitespace-nowrap text-on-signal transition-colors hover:bg-ink hover:text-paper"
      >
        {submit}
      </button>
    </div>
  );
}

export function SearchIcon({ className = "" }: { className?: string }) {
  return (
    <LineIcon viewBox="0 0 20 20" width="18" height="18" strokeWidth="1.5" className={className}>
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="M13 13l5.500 5.500" />
    </LineIcon>
  );
}
