/** A load generator in its own process, so that it does not use the server's time. Started by run-crowd.ts with its options as JSON. */
import { Agent, request } from "node:http";
import type { Crowd, Summary } from "./run-crowd.ts";

const { port, seconds, connections, page, rate, warmUp = 0 } = JSON.parse(process.argv[2] ?? "") as Crowd;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const run = `${process.pid}-${Date.now()}`;
const DOMAINS = 1_000;
let count = 0;

/** @returns The status of the response. */
function sendRequest(): Promise<number> {
  const number = count++;
  // Each request comes from a client in another network, as behind a proxy: those of one network are counted one after another.
  const headers = { "X-Forwarded-For": `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}` };
  // Many domains, so that sign-ups do not wait for the lock of one domain's counter.
  const domain = `studio-${number % DOMAINS}.bench.example`;
  const body = JSON.stringify({ email: `reader-${run}-${number}@${domain}`, language: "en" });
  const options =
    page !== undefined
      ? { path: page, method: "GET", headers }
      : {
          path: "/api/v1/subscribe-newsletter",
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) },
        };
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, agent, ...options }, (response) => {
      response.resume();
      response.once("end", () => {
        resolve(response.statusCode ?? 0);
      });
    });
    sent.once("error", reject);
    sent.end(page === undefined ? body : undefined);
  });
}

/** @param perSecond The maximum; undefined for as many as are answered. */
async function runLoad(forSeconds: number, perSecond?: number): Promise<Summary> {
  const times: number[] = [];
  let failures = 0;
  const first = count;
  const begin = performance.now();
  const end = begin + forSeconds * 1000;
  const visit = async () => {
    while (performance.now() < end) {
      if (perSecond !== undefined) {
        const early = begin + ((count - first) / perSecond) * 1000 - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      }
      const start = performance.now();
      if ((await sendRequest()) !== 200) failures++;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  const answered = (times.length * 1000) / (performance.now() - begin);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, failures, perSecond: answered, median: at(0.5), p99: at(0.99) };
}

await runLoad(warmUp);
process.send?.("warm");
process.send?.(await runLoad(seconds, rate));
agent.destroy();
