/** A wait that can be cut short. A ring while nobody waits is not lost. */
export type Bell = { ring: () => void; wait: (milliseconds: number) => Promise<void> };

export function makeBell(): Bell {
  let hasRung = false;
  let end: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      end?.();
    },
    async wait(milliseconds) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
      end = undefined;
    },
  };
}
