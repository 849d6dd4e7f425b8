/**
 * Fields of forms, checked in the browser; the server checks again. Written with zod/mini: visitors download what a form's schema
 * imports, and all of zod is a hundred times larger.
 */
import * as z from "zod/mini";

/** A choice from a list, where "" means that nothing is chosen yet. */
export const Chosen = z.string().check(z.minLength(1));
/** Length is the only requirement (NIST SP 800-63B). The maximum is that of better-auth. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
export const NewPassword = z.string().check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max));
