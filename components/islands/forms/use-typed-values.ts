import { type RefObject, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useOnWaking } from "./use-on-waking.ts";

/**
 * Takes what was typed, chosen and ticked before the island was awake into the form, and checks it for the first time.
 *
 * @returns Goes on the form element.
 */
export function useTypedValues<Values extends FieldValues>(form: UseFormReturn<Values>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const { getValues, setValue, trigger } = form;
  useOnWaking(() => {
    const typed = new FormData(element.current ?? undefined);
    for (const [name, known] of Object.entries(getValues())) {
      const value: unknown = typeof known === "boolean" ? typed.has(name) : (typed.get(name) ?? known);
      // What was typed and left again was touched, though nobody saw it.
      const isLeft = value !== "" && value !== false && document.activeElement?.getAttribute("name") !== name;
      // Setting an address that has spaces around it to what it is puts its cursor at its start.
      if (isLeft || value !== known) setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldTouch: isLeft });
    }
    void trigger();
    // Elements that React has made anew get what was typed right after this (carry-over.ts), while that check is under way.
    queueMicrotask(() => void trigger());
  });
  return element;
}
