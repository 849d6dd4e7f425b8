/** Parses the output of the load tools. */
import * as z from "zod";
import type { Load } from "./load-tool.ts";

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** @throws if it is not the output of `wrk --latency`. */
export function readWrk(output: string): Load {
  const percentile = (share: number) => {
    const [, value, unit = ""] = new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s|m) *$`, "mu").exec(output) ?? [];
    return Number(value) * (MILLISECONDS[unit] ?? NaN);
  };
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/mu.exec(output)?.[1]);
  const errors = /^\s+Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/mu.exec(output)?.slice(1) ?? [];
  const others = /^\s+Non-2xx or 3xx responses: (\d+)/mu.exec(output)?.[1] ?? "0";
  const failures = [...errors, others].reduce((sum, count) => sum + Number(count), 0);
  const load = { perSecond, p50: percentile(50), p99: percentile(99), failures };
  if (!Object.values(load).every(Number.isFinite)) throw new Error(`the output of wrk has no figures:\n${output}`);
  return load;
}

const Report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  timeouts: z.number(),
  non2xx: z.number(),
});

/** @throws ZodError or SyntaxError if it is not the output of `autocannon --json`. */
export function readAutocannon(output: string): Load {
  const { requests, latency, errors, timeouts, non2xx } = Report.parse(JSON.parse(output));
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failures: errors + timeouts + non2xx };
}
