import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** File name of the bundled server that the build writes. */
export const SERVER_FILE = "server.mjs";
/** File name of the page thread's script that the build writes. */
export const PAGE_THREAD_FILE = "page-thread.mjs";
/** Folder beside them, with the modules that several of them need, and those that are loaded later. */
export const PARTS_FOLDER = "parts";

const file = fileURLToPath(import.meta.url);
const folder = dirname(file);

/** The folder of the bundled server: `dist`, or a copy of it. `undefined` when the server runs from its source. */
export const bundleFolder = file.endsWith(".ts") ? undefined : basename(folder) === PARTS_FOLDER ? dirname(folder) : folder;
