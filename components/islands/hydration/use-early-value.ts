import { type RefObject, useRef } from "react";
import { useOnHydration } from "./use-on-hydration.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement;

/**
 * Reports what a visitor set on a control before its island was hydrated.
 *
 * @param rendered The value that the HTML was rendered with.
 * @param onEarlyValue Called once, and only when the control has another value by then.
 * @returns The ref for the control, or for the fieldset around radio buttons.
 */
export function useEarlyValue<Element extends Control>(rendered: string, onEarlyValue: (value: string) => void): RefObject<Element | null> {
  const control = useRef<Element>(null);
  useOnHydration(() => {
    const chosen = control.current?.querySelector<HTMLInputElement | HTMLOptionElement>(":checked") ?? control.current;
    if (chosen !== null && "value" in chosen && chosen.value !== rendered) onEarlyValue(chosen.value);
  });
  return control;
}
