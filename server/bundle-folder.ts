import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** What the build names the server. */
export const SERVER_FILE = "server.mjs";
/** What the build names the script of a page thread. */
export const PAGE_THREAD_FILE = "page-thread.mjs";

const file = fileURLToPath(import.meta.url);

/** `dist`, wherever it was copied to: the folder of the bundled server. Nothing when the server runs from its source. */
export const bundleFolder = basename(file) === SERVER_FILE ? dirname(file) : undefined;
