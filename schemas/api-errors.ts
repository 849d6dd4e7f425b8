/** Every error code of the API with its HTTP status and the message that a page shows for it. Clients rely on the codes. */
const GENERIC = "errors.GENERIC";

export const API_ERRORS = {
  INVALID_EMAIL: { status: 400, message: "errors.INVALID_EMAIL" },
  INVALID_REQUEST: { status: 400, message: GENERIC },
  INVALID_TOKEN: { status: 400, message: "errors.INVALID_TOKEN" },
  /** A new password that is too short, too long or on the list of common ones. */
  WEAK_PASSWORD: { status: 400, message: "errors.WEAK_PASSWORD" },
  /** No app waits for this code, or it was answered already. */
  INVALID_CODE: { status: 400, message: "errors.INVALID_CODE" },
  /** An authenticator's response that is no proof: an unknown or another account's passkey, a used or late challenge, a false signature. */
  INVALID_PASSKEY: { status: 400, message: "errors.INVALID_PASSKEY" },
  SIGN_IN_REQUIRED: { status: 401, message: "errors.SIGN_IN_REQUIRED" },
  /** Does not say which of the two is wrong. */
  INVALID_CREDENTIALS: { status: 401, message: "errors.INVALID_CREDENTIALS" },
  /** Where the account is known, and its password alone is asked for. */
  INVALID_PASSWORD: { status: 401, message: "errors.INVALID_PASSWORD" },
  /** Only with the right password. */
  EMAIL_NOT_CONFIRMED: { status: 403, message: "errors.EMAIL_NOT_CONFIRMED" },
  /** Of a webhook. */
  INVALID_SIGNATURE: { status: 400, message: GENERIC },
  FORBIDDEN_ORIGIN: { status: 403, message: GENERIC },
  NOT_FOUND: { status: 404, message: GENERIC },
  UNKNOWN_INSTALLER: { status: 404, message: "errors.UNKNOWN_INSTALLER" },
  METHOD_NOT_ALLOWED: { status: 405, message: GENERIC },
  ALREADY_SUBSCRIBED: { status: 409, message: "errors.ALREADY_SUBSCRIBED" },
  /** The last passkey or the password: without it nobody could sign in to the account. */
  LAST_WAY_IN: { status: 409, message: "errors.LAST_WAY_IN" },
  TOKEN_EXPIRED: { status: 410, message: "errors.TOKEN_EXPIRED" },
  CODE_EXPIRED: { status: 410, message: "errors.CODE_EXPIRED" },
  PAYLOAD_TOO_LARGE: { status: 413, message: GENERIC },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: GENERIC },
  RATE_LIMIT_EXCEEDED: { status: 429, message: "errors.RATE_LIMIT_EXCEEDED" },
  INTERNAL_ERROR: { status: 500, message: GENERIC },
  /** No payment service is configured, or it does not answer. */
  PAYMENTS_UNAVAILABLE: { status: 503, message: "errors.PAYMENTS_UNAVAILABLE" },
  /** The database does not answer: trying again may help. */
  TEMPORARILY_UNAVAILABLE: { status: 503, message: GENERIC },
} as const satisfies Record<string, { status: number; message: string }>;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** The JSON answer of every endpoint. */
export type ApiAnswer = { success: true } | { success: false; errorCode: ApiErrorCode };
