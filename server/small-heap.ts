/**
 * Keeps V8's heap small. Imported first, because V8 reads the flag whenever it might grow the heap's young generation, and loading
 * the server would grow it to 32 MB for good. 2 MB are enough for what a request leaves behind: it takes 30 MB less memory, and no
 * loss of speed was seen.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--semi-space-growth-factor=1");

/** Collects what the start has left behind, some 10 MB, which V8 would keep until the heap has grown. Takes about 20 ms. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
