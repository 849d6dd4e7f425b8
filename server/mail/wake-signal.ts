import { setTimeout as sleep } from "node:timers/promises";

/** A wait that can be ended early. A call of `wake` while nobody waits ends the next wait at once. */
export type WakeSignal = { wake: () => void; wait: (milliseconds: number) => Promise<void> };

export function makeWakeSignal(): WakeSignal {
  let alarm = new AbortController();
  return {
    wake: () => alarm.abort(),
    async wait(milliseconds) {
      await sleep(milliseconds, undefined, { signal: alarm.signal }).catch(() => undefined);
      alarm = new AbortController();
    },
  };
}
