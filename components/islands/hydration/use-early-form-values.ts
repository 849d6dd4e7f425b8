import { type RefObject, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useOnHydration } from "./use-on-hydration.ts";

/**
 * Takes what a visitor typed, chose or ticked before the island was hydrated into the form, and validates it.
 *
 * @returns The ref for the form element.
 */
export function useEarlyFormValues<Values extends FieldValues>({
  getValues,
  setValue,
  trigger,
}: Pick<UseFormReturn<Values>, "getValues" | "setValue" | "trigger">): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  useOnHydration(() => {
    const entered = new FormData(element.current ?? undefined);
    for (const [name, initial] of Object.entries(getValues())) {
      const value: unknown = typeof initial === "boolean" ? entered.has(name) : (entered.get(name) ?? initial);
      // A filled field without focus was left before hydration, so it counts as touched.
      const isLeft = value !== "" && value !== false && document.activeElement?.getAttribute("name") !== name;
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldTouch: isLeft });
    }
    void trigger();
  });
  return element;
}
