"use client";

import { useEffect } from "react";
import { useEarlyValue } from "#components/islands/hydration/use-early-value.ts";
import { noteLanguageChoice } from "./language-preference.ts";
import { samePlaceAt } from "./same-place.ts";

export type LanguageOption = { tag: string; name: string; href: string };
type Props = { id: string; label: string; current: string; options: LanguageOption[] };

/** Loads the same page in another language, with its query and at the same heading. */
export function LanguageSelect({ id, label, current, options }: Props) {
  const loadIn = (tag: string) => {
    const option = options.find((candidate) => candidate.tag === tag);
    if (option === undefined || tag === current) return;
    noteLanguageChoice();
    window.location.assign(samePlaceAt(option.href));
  };
  const select = useEarlyValue<HTMLSelectElement>(current, loadIn);

  useEffect(() => {
    // A page from the back-forward cache shows the language that was chosen before leaving.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted && select.current !== null) select.current.value = current;
    };
    window.addEventListener("pageshow", reset);
    return () => {
      window.removeEventListener("pageshow", reset);
    };
  }, [select, current]);

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
        className="h-9 cursor-pointer rounded-sm bg-paper pr-1 text-small text-ink hover:text-signal"
        onChange={({ currentTarget }) => {
          loadIn(currentTarget.value);
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
