import { fork } from "node:child_process";
import type { Summary } from "./summary.ts";
import type { Crowd } from "./visitors.ts";

/** Runs visitors.ts in a process of its own. @throws when it fails. */
export function runCrowd(data: Crowd): Promise<Summary> {
  return new Promise((resolve, reject) => {
    const child = fork("tests/bench/api/visitors.ts", [JSON.stringify(data)], { execArgv: ["--import", "tsx"] });
    child.once("message", (summary) => {
      resolve(summary as Summary);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code !== 0) reject(new Error("the visitors failed"));
    });
  });
}
