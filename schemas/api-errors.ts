/** Every error code of the API with its HTTP status and the message that a page shows for it. Clients rely on the codes. */
const GENERIC = "errors.GENERIC";

export const API_ERRORS = {
  INVALID_EMAIL: { status: 400, message: "errors.INVALID_EMAIL" },
  INVALID_REQUEST: { status: 400, message: GENERIC },
  INVALID_TOKEN: { status: 400, message: "errors.INVALID_TOKEN" },
  FORBIDDEN_ORIGIN: { status: 403, message: GENERIC },
  NOT_FOUND: { status: 404, message: GENERIC },
  UNKNOWN_INSTALLER: { status: 404, message: "errors.UNKNOWN_INSTALLER" },
  METHOD_NOT_ALLOWED: { status: 405, message: GENERIC },
  ALREADY_SUBSCRIBED: { status: 409, message: "errors.ALREADY_SUBSCRIBED" },
  TOKEN_EXPIRED: { status: 410, message: "errors.TOKEN_EXPIRED" },
  PAYLOAD_TOO_LARGE: { status: 413, message: GENERIC },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: GENERIC },
  RATE_LIMIT_EXCEEDED: { status: 429, message: "errors.RATE_LIMIT_EXCEEDED" },
  INTERNAL_ERROR: { status: 500, message: GENERIC },
  /** The database does not answer: trying again may help. */
  TEMPORARILY_UNAVAILABLE: { status: 503, message: GENERIC },
} as const satisfies Record<string, { status: number; message: string }>;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** The JSON answer of every endpoint. */
export type ApiAnswer = { success: true } | { success: false; errorCode: ApiErrorCode };
