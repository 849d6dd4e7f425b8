/** Visitors who sign up or ask for a download, as fast as they are answered, each with an address of their own. */
import { setTimeout as pause } from "node:timers/promises";

export type Load = {
  /** Lets those who are waiting finish. */
  stop: () => Promise<void>;
};

let visitors = 0;

/** In turn. */
const FORMS = [
  { path: "/api/v1/subscribe-newsletter", fields: {} },
  { path: "/api/v1/request-download", fields: { product: "lantern", edition: "lanternLite", system: "macOS" } },
] as const;

/**
 * @param origins Servers to ask in turn.
 * @param acknowledged Gets each address that was answered with success.
 */
export function startLoad(origins: () => readonly string[], acknowledged: Set<string>, concurrency: number): Load {
  let isStopping = false;
  const visit = async () => {
    while (!isStopping) {
      const number = visitors++;
      const email = `reader-${String(number)}@faults.example`;
      const all = origins();
      const { path, fields } = FORMS[number % 2 === 0 ? 0 : 1];
      try {
        const response = await fetch(`${all[number % all.length] ?? ""}${path}`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ email, language: "en", ...fields }),
        });
        const { success } = (await response.json()) as { success: boolean };
        if (success) acknowledged.add(email);
      } catch {
        // It was killed in the middle: nothing was promised.
        await pause(5);
      }
    }
  };
  const all = Promise.all(Array.from({ length: concurrency }, visit));
  return {
    async stop() {
      isStopping = true;
      await all;
    },
  };
}
