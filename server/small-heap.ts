/**
 * Limits the heap's young generation to 2 MB. Must be imported first: loading the server would otherwise grow it to 32 MB
 * permanently. 2 MB suffice for the garbage of a request; this saves 30 MB of memory, with no measured loss of speed.
 */
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--semi-space-growth-factor=1");
// Compiles fewer functions in advance and packs the heap: 6 MB less, with no measured loss of speed.
setFlagsFromString("--optimize-for-size");
