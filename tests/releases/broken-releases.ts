/** Releases with one fault each: how an engineer's commit may be wrong, and the rule that must refuse it. */
import { BROKEN_FILES } from "./broken/files.ts";
import { BROKEN_INSTALLERS } from "./broken/installers.ts";
import { BROKEN_NOTES } from "./broken/notes.ts";
import { BROKEN_NUMBERS } from "./broken/numbers.ts";
import type { Broken } from "./broken/spoil.ts";

export const BROKEN_RELEASES: Broken[] = [...BROKEN_NUMBERS, ...BROKEN_FILES, ...BROKEN_INSTALLERS, ...BROKEN_NOTES];
