import { type RefObject, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useOnFormReady } from "./use-on-form-ready.ts";

type TypedValues = {
  /** Goes on the form element. */
  ref: RefObject<HTMLFormElement | null>;
  /** Takes what a program has filled in without an event, as some password managers do. */
  takeFilled: () => void;
};

/** Takes what was typed, chosen and ticked before the island was awake into the form, and checks it for the first time. */
export function useTypedValues<Values extends FieldValues>(form: UseFormReturn<Values>): TypedValues {
  const ref = useRef<HTMLFormElement>(null);
  const { getValues, setValue, trigger } = form;
  const take = (name: string, value: unknown, shouldTouch = false) =>
    setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldTouch });
  const readFields = () => {
    const typed = new FormData(ref.current ?? undefined);
    return Object.entries(getValues()).map(([name, known]: [string, unknown]) => {
      const value = typeof known === "boolean" ? typed.has(name) : (typed.get(name) ?? known);
      return { name, value, isChanged: value !== known };
    });
  };
  useOnFormReady(() => {
    for (const { name, value, isChanged } of readFields()) {
      // What was typed and left again was touched, though nobody saw it.
      const isLeft = value !== "" && value !== false && document.activeElement?.getAttribute("name") !== name;
      // Setting an address that has spaces around it to what it is puts its cursor at its start.
      if (isLeft || isChanged) take(name, value, isLeft);
    }
    void trigger();
    // Elements that React has made anew get what was typed right after this (carry-over.ts), while that check is under way.
    queueMicrotask(() => void trigger());
  });
  const takeFilled = () => {
    for (const { name, value, isChanged } of readFields()) if (isChanged) take(name, value);
  };
  return { ref, takeFilled };
}
