import { useEffect, useEffectEvent } from "react";

/** Runs when the browser shows a page again that it had kept as it was left, with all that was typed in it. */
export function useOnReturn(onReturn: () => void): void {
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener("pageshow", (event) => onPageShow(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
