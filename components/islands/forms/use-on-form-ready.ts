import { useEffect, useEffectEvent } from "react";

/** Runs once, when react-hook-form can be asked for the values of the form's fields: after `useOnWaking`. */
export function useOnFormReady(onReady: () => void): void {
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
}
