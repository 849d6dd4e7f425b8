/**
 * What forms check in a browser; the server checks again. Written with zod/mini: visitors download what a form's schema
 * imports, and the whole of zod is a hundred times as much.
 */
import * as z from "zod/mini";

/** A choice from a list, once something is chosen. */
export const Chosen = z.string().check(z.minLength(1));
/** NIST SP 800-63B: long, and nothing else; at most what better-auth takes. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
export const NewPassword = z.string().check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max));
