import type { ApiErrorCode } from "#schemas/api-errors.ts";

/** Rejects a request with one of the API's error codes. Thrown in a transaction, it rolls the transaction back. */
export class Refusal extends Error {
  readonly code: ApiErrorCode;
  /** Milliseconds until the request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(code: ApiErrorCode, retryAfter?: number) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
