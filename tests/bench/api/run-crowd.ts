import { fork } from "node:child_process";

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
};

/** Times in milliseconds. */
export type Summary = { requests: number; failures: number; perSecond: number; median: number; p99: number };

/** Runs crowd.ts in its own process. @throws if it fails. */
export function runCrowd(crowd: Crowd): Promise<Summary> {
  return new Promise((resolve, reject) => {
    const child = fork("tests/bench/api/crowd.ts", [JSON.stringify(crowd)], { execArgv: ["--import", "tsx"] });
    child.once("message", (summary) => {
      resolve(summary as Summary);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code !== 0) reject(new Error("the load generator failed"));
    });
  });
}
