import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** File name of the bundled server that the build writes. */
export const SERVER_FILE = "server.mjs";
/** File name of the page thread's script that the build writes. */
export const PAGE_THREAD_FILE = "page-thread.mjs";

const file = fileURLToPath(import.meta.url);

/** The folder of the bundled server: `dist`, or a copy of it. `undefined` when the server runs from its source. */
export const bundleFolder = basename(file) === SERVER_FILE ? dirname(file) : undefined;
