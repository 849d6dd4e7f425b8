/**
 * Imported first, because V8 reads this flag whenever it might grow the heap's young generation, and loading the server would
 * grow it to 32 MB for good. 2 MB are enough for what a request leaves behind: it takes 30 MB less memory, and no loss of speed was seen.
 */
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--semi-space-growth-factor=1");
