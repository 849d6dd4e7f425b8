import { errorCode } from "#server/errors.ts";

/** Milliseconds between two looks. */
const INTERVAL_MS = 500;

/** Sends this process SIGTERM when the process of the number has ended. */
export function endWithProcess(pid: number): void {
  setInterval(() => {
    try {
      process.kill(pid, 0);
    } catch (error) {
      // A process of another user runs, too, and takes no signal from this one.
      if (errorCode(error) === "ESRCH") process.kill(process.pid, "SIGTERM");
    }
  }, INTERVAL_MS).unref();
}
