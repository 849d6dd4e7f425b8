/** Visitors who sign up and read pages at a steady rate, whether or not earlier ones were answered. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type SignUps = {
  /** Addresses that were answered with success. */
  accepted: Set<string>;
  /** Addresses of requests that got another answer or none, with the status (0 for none). */
  refused: Map<string, number>;
  /** Pages that were read, and how many of them failed. */
  pages: { read: number; failed: number };
  /** Milliseconds that each accepted sign-up took. */
  times: number[];
  /** Waits for requests in progress. */
  stop: () => Promise<void>;
};

/** So many sign-ups for each page. */
const SIGN_UPS_PER_PAGE = 4;
/** Many domains, so that sign-ups do not wait for the counter of one. */
const DOMAINS = 1_000;
const TICK_MS = 20;

export function startSignUps(port: number, rate: number, page: string): SignUps {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const state = { accepted: new Set<string>(), refused: new Map<string, number>(), pages: { read: 0, failed: 0 }, times: [] as number[] };
  const open = new Set<Promise<void>>();
  let count = 0;

  const ask = (path: string, client: number, body?: string) =>
    new Promise<number>((resolve) => {
      // Each visitor has an address of its own.
      const forwarded = `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
      const headers = { Host: "site.example", "X-Forwarded-For": forwarded };
      const json = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body ?? "") };
      const options = { host: "127.0.0.1", port, path, agent };
      const sent = request(body === undefined ? { ...options, headers } : { ...options, method: "POST", headers: { ...headers, ...json } });
      sent.once("response", (response) => {
        response.resume().once("close", () => {
          resolve(response.complete ? (response.statusCode ?? 0) : 0);
        });
      });
      sent.once("error", () => {
        resolve(0);
      });
      sent.end(body);
    });
  const visit = async (number: number) => {
    const email = `visitor-${number}@studio-${number % DOMAINS}.example`;
    const begin = performance.now();
    const status = await ask("/api/v1/subscribe-newsletter", number, JSON.stringify({ email, language: "en" }));
    if (status === 200) {
      state.accepted.add(email);
      state.times.push(performance.now() - begin);
    } else state.refused.set(email, status);
    if (number % SIGN_UPS_PER_PAGE !== 0) return;
    state.pages.read++;
    if ((await ask(page, number)) !== 200) state.pages.failed++;
  };

  let isStopping = false;
  const work = async () => {
    const begin = performance.now();
    while (!isStopping) {
      const due = ((performance.now() - begin) / 1000) * rate;
      while (count < due) {
        const visiting: Promise<void> = visit(count++).finally(() => open.delete(visiting));
        open.add(visiting);
      }
      await sleep(TICK_MS);
    }
    await Promise.all(open);
    agent.destroy();
  };
  const done = work();
  return {
    ...state,
    async stop() {
      isStopping = true;
      await done;
    },
  };
}
