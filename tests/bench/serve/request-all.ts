/** Requests many addresses over a few connections. */
import { Agent, get } from "node:http";

export type Outcome = { /** Milliseconds for all requests. */ ms: number; /** Responses with another status than 200. */ failures: number };

/** @param addresses Requested in order, repeatedly until there are `count` requests. */
export async function requestAll(origin: string, addresses: readonly string[], count: number, connections: number): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begin = performance.now();
  let next = 0;
  let failures = 0;
  const work = async () => {
    while (next < count) {
      const address = addresses[next++ % addresses.length] ?? "/";
      if ((await statusOf(`${origin}${address}`, agent)) !== 200) failures++;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { ms: performance.now() - begin, failures };
}

const statusOf = (url: string, agent: Agent) =>
  new Promise<number>((resolve) => {
    get(url, { agent }, (response) => {
      response.resume().once("close", () => {
        resolve(response.statusCode ?? 0);
      });
    }).once("error", () => {
      resolve(0);
    });
  });
