/** A wait that can be ended early. A call of `wake` while nobody waits ends the next wait at once. */
export type WakeSignal = { wake: () => void; wait: (milliseconds: number) => Promise<void> };

export function makeWakeSignal(): WakeSignal {
  let isAwake = false;
  let endWait: (() => void) | undefined;
  return {
    wake() {
      isAwake = true;
      endWait?.();
    },
    async wait(milliseconds) {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          endWait = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isAwake = false;
      endWait = undefined;
    },
  };
}
