"use client";

import { useRef } from "react";
import { useOnWaking } from "./forms/use-on-waking.ts";
import { noteLanguageChoice } from "./language-preference.ts";
import { samePlaceAt } from "./same-place.ts";

export type LanguageOption = { tag: string; name: string; href: string };
type Props = { id: string; label: string; current: string; options: LanguageOption[] };

/** Loads the same page in another language, keeping query and heading. */
export function LanguageSelect({ id, label, current, options }: Props) {
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
    return () => {
      window.removeEventListener("pageshow", reset);
    };
  });

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        ref={select}
        id={id}
        defaultValue={current}
        autoComplete="off"
        className="-ml-1 h-9 cursor-pointer rounded-sm bg-paper pr-1 text-small text-ink hover:text-signal"
        onChange={({ currentTarget }) => {
          leaveFor(currentTarget.value);
        }}
      >
        {options.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
