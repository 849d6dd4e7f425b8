import { type EffectCallback, useEffectEvent, useLayoutEffect } from "react";

/**
 * Runs once, when the island wakes: the moment to see what was typed or chosen before. What it returns runs when the island goes.
 * What it sets is drawn before a press is repeated that the island was woken by: a layout effect, because another one is drawn later.
 */
export function useOnWaking(onWaking: EffectCallback): void {
  const wake = useEffectEvent(onWaking);
  useLayoutEffect(() => wake(), []);
}
