import { type RefObject, useEffect, useRef } from "react";

/** Gives a form's first field the focus when the form stands in its place again after an answer. */
export function useFocusAgain(isAnswered: boolean, form: RefObject<HTMLFormElement | null>): void {
  const wasAnswered = useRef(false);
  useEffect(() => {
    if (wasAnswered.current && !isAnswered) form.current?.querySelector<HTMLElement>("input, select")?.focus();
    wasAnswered.current = isAnswered;
  }, [isAnswered, form]);
}
