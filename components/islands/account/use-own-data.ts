import { useEffect, useEffectEvent } from "react";
import { useOnWaking } from "#components/islands/forms/use-on-waking.ts";

const SIGNED_OUT = "signed-out";

/** Says to all islands of the page that its visitor is not signed in any more. */
export function announceSignOut(): void {
  document.dispatchEvent(new Event(SIGNED_OUT));
}

/**
 * For what an island shows of who is signed in.
 *
 * @param look Asks the server: when the island wakes, and when the browser shows a page again that it had kept as it was left.
 * @param forget Takes away what is shown: before that, and when the visitor is signed out.
 */
export function useOwnData(look: () => void, forget: () => void): void {
  const onSignOut = useEffectEvent(forget);
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    forget();
    look();
  });
  useOnWaking(look);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const forgetNow = () => {
      onSignOut();
    };
    const refresh = (event: PageTransitionEvent) => {
      onPageShow(event);
    };
    document.addEventListener(SIGNED_OUT, forgetNow, { signal });
    window.addEventListener("pageshow", refresh, { signal });
    return () => {
      listening.abort();
    };
  }, []);
}
