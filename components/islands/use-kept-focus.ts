import { type RefObject, useEffect, useRef } from "react";

type KeptFocus<Place extends HTMLElement> = { ref: RefObject<Place | null>; tabIndex: -1; onFocus: () => void; onBlur: () => void };

/**
 * For an element whose controls go when they have done their work: when the one with the focus goes, the element has it, so that the next
 * Tab leads on from there and not from the beginning of the page.
 *
 * @returns Goes on the element.
 */
export function useKeptFocus<Place extends HTMLElement = HTMLElement>(): KeptFocus<Place> {
  const ref = useRef<Place>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    // The island may have woken because of the focus.
    if (ref.current?.contains(document.activeElement)) hasFocus.current = true;
    else if (hasFocus.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    // A control that React removes reports no blur.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
