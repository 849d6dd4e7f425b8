/** A crowd of visitors in a process of its own, so that it is not the server's time that it spends. Run by tests/bench/bench-api.ts. */
import { Agent, request } from "node:http";
import { summarise, type Summary } from "./summary.ts";

export type Crowd = {
  port: number;
  seconds: number;
  /** Connections, each asking again as soon as it is answered. */
  connections: number;
  /** The path of a page that they read; without, they sign up. */
  page?: string;
  /** At most so many requests a second over all connections. */
  rate?: number;
};

const { port, seconds, connections, page, rate } = JSON.parse(process.argv[2] ?? "") as Crowd;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const run = `${String(process.pid)}-${String(Date.now())}`;
const DOMAINS = 1_000;
let count = 0;

function ask(): Promise<number> {
  const number = count++;
  // As behind a proxy: every visitor has an address of its own.
  const headers = { "X-Forwarded-For": `10.${String((number >> 16) & 255)}.${String((number >> 8) & 255)}.${String(number & 255)}` };
  // As visitors are: at many domains, so that they do not wait for one domain's counter.
  const domain = `studio-${String(number % DOMAINS)}.bench.example`;
  const body = JSON.stringify({ email: `reader-${run}-${String(number)}@${domain}`, language: "en" });
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

async function crowd(): Promise<Summary> {
  const times: number[] = [];
  let failures = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const visit = async () => {
    while (performance.now() < end) {
      if (rate !== undefined) {
        const due = begin + (count / rate) * 1000;
        const early = due - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      }
      const start = performance.now();
      if ((await ask()) !== 200) failures++;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return summarise(times, failures, (performance.now() - begin) / 1000);
}

process.send?.(await crowd());
