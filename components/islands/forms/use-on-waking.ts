import { type EffectCallback, useEffect, useEffectEvent } from "react";

/** Runs once, when the island wakes: the moment to see what was typed or chosen before. What it returns runs when the island goes. */
export function useOnWaking(onWaking: EffectCallback): void {
  const wake = useEffectEvent(onWaking);
  useEffect(() => wake(), []);
}
