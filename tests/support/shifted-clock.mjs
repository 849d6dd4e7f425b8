/**
 * Preloaded into a server process (`NODE_OPTIONS=--import …`): its clock differs from the machine's by the milliseconds in the file
 * that CLOCK_SHIFT_FILE names, which may change while it runs.
 */
import { readFileSync } from "node:fs";

const file = process.env.CLOCK_SHIFT_FILE ?? "";
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
