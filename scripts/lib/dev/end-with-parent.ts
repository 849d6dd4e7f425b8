/** Milliseconds between two looks. */
const INTERVAL_MS = 500;

/** Sends this process SIGTERM when its parent has ended: npm passes that signal to its shell alone, which ends and leaves its programs running. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, INTERVAL_MS).unref();
}
