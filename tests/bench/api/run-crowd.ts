import { fork } from "node:child_process";
import { once } from "node:events";

/** The load of crowd.ts. */
export type Crowd = {
  port: number;
  seconds: number;
  /** Each connection sends its next request as soon as it is answered. */
  connections: number;
  /** The path of a page to request; undefined for sign-ups. */
  page?: string;
  /** Maximum requests per second over all connections. */
  rate?: number;
  /** Seconds of requests as fast as they are answered, before those that are measured: until V8 has compiled what they run. */
  warmUp?: number;
};

/** Times in milliseconds. */
export type Summary = { requests: number; failures: number; perSecond: number; median: number; p99: number };

/** Starts crowd.ts in its own process. @returns when the measured requests begin. @throws if the process fails. */
export async function startCrowd(crowd: Crowd): Promise<{ summary: Promise<Summary> }> {
  const child = fork("tests/bench/api/crowd.ts", [JSON.stringify(crowd)], { execArgv: ["--import", "tsx"] });
  const failed = new Promise<never>((_resolve, reject) => {
    child.once("exit", (code) => {
      if (code !== 0) reject(new Error("the load generator failed"));
    });
  });
  await Promise.race([once(child, "message"), failed]);
  const summary = once(child, "message").then(([figures]) => figures as Summary);
  return { summary: Promise.race([summary, failed]) };
}

/** Runs crowd.ts in its own process. @throws if the process fails. */
export const runCrowd = async (crowd: Crowd): Promise<Summary> => (await startCrowd(crowd)).summary;
