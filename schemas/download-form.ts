/** The download form: its fields, and the error codes of its endpoint. */
import * as z from "zod/mini";
import type { ApiErrorCode } from "./api-errors.ts";
import { Email } from "./email.ts";
import { Chosen } from "./form-fields.ts";

const ERROR_CODES = ["INVALID_EMAIL", "UNKNOWN_INSTALLER", "RATE_LIMIT_EXCEEDED"] as const satisfies ApiErrorCode[];
export type DownloadErrorCode = (typeof ERROR_CODES)[number];

export const downloadForm = { schema: z.object({ edition: Chosen, system: Chosen, email: Email }), errorCodes: ERROR_CODES };

/** The form for any version: one choice of version, edition and system. */
export const versionForm = { schema: z.object({ installer: Chosen, email: Email }), errorCodes: ERROR_CODES };
