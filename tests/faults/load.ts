/** Clients that sign up or request downloads as fast as they are answered, each with its own address. */
import { setTimeout as sleep } from "node:timers/promises";

export type Load = {
  /** Waits for requests in progress. */
  stop: () => Promise<void>;
};

let visitors = 0;

/** Used in turn. */
const FORMS = [
  { path: "/api/v1/subscribe-newsletter", fields: {} },
  { path: "/api/v1/request-download", fields: { product: "lantern", edition: "lanternLite", system: "macOS" } },
] as const;

/**
 * @param origins The servers to send requests to, in turn.
 * @param acknowledged Receives each address that was answered with success.
 */
export function startLoad(origins: () => readonly string[], acknowledged: Set<string>, concurrency: number): Load {
  let isStopping = false;
  const visit = async () => {
    while (!isStopping) {
      const number = visitors++;
      const email = `reader-${number}@faults.example`;
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
        // The server was killed before it answered.
        await sleep(5);
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
