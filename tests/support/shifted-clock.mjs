/**
 * Preloaded into a server process (`NODE_OPTIONS=--import …?file=…`): its clock differs from the machine's by the milliseconds in that
 * file, which may change while it runs.
 */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

const file = new URL(import.meta.url).searchParams.get("file") ?? "";
const RealDate = Date;
const REREAD_MS = 20;
let readAt = -Infinity;
let shift = 0;

function now() {
  if (performance.now() - readAt > REREAD_MS) {
    shift = Number(readFileSync(file, "utf8"));
    readAt = performance.now();
  }
  return RealDate.now() + shift;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
