"use client";

import { useRef } from "react";
import { LineIcon } from "#components/ui/line-icon.tsx";
import { useOnWaking } from "./forms/use-on-waking.ts";
import { noteLanguageChoice } from "./language-preference.ts";
import { samePlaceAt } from "./same-place.ts";

export type LanguageOption = { tag: string; name: string; href: string };
type Props = {
  id: string;
  label: string;
  current: string;
  options: LanguageOption[];
  /** Shown as a globe where the header is narrow: the select lies over it, unseen. */
  isSmall?: boolean;
};

/** Loads the same page in another language, keeping query and heading. */
export function LanguageSelect({ id, label, current, options, isSmall = false }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const leaveFor = (tag: string) => {
    const option = options.find((candidate) => candidate.tag === tag);
    if (option === undefined || tag === current) return;
    noteLanguageChoice();
    window.location.assign(samePlaceAt(option.href));
  };

  useOnWaking(() => {
    // Chosen before the island was awake. A page from the back-forward cache may remember a choice, too: put it right.
    leaveFor(select.current?.value ?? current);
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted && select.current !== null) select.current.value = current;
    };
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  });

  return (
    <span className={isSmall ? "language-globe" : undefined}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {isSmall && (
        <LineIcon viewBox="0 0 20 20" width="22" height="22" strokeWidth="1.4">
          <path d="M1.8 10h16.4M10 1.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 1 0 0-16.4c-4.6 4.9-4.6 11.5 0 16.4c4.6-4.9 4.6-11.5 0-16.4" />
        </LineIcon>
      )}
      {/* Not small under a finger: iOS would zoom in on it. */}
      <select
        ref={select}
        id={id}
        defaultValue={current}
        autoComplete="off"
        className={`h-9 cursor-pointer rounded-sm bg-paper pr-1 text-ink hover:text-signal pointer-fine:text-small ${isSmall ? "md:-ml-1" : "-ml-1"}`}
        onChange={({ currentTarget }) => leaveFor(currentTarget.value)}
      >
        {options.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
