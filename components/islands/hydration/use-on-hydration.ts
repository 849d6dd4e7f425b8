import { type EffectCallback, useEffect, useEffectEvent } from "react";

/** Runs an effect once, right after the island was hydrated. Its clean-up runs when the island is removed. */
export function useOnHydration(effect: EffectCallback): void {
  const run = useEffectEvent(effect);
  useEffect(() => run(), []);
}
