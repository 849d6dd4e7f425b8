import type { ApiErrorCode } from "#schemas/api-errors.ts";

/** A verb's way to say no, with one of the contract's codes. Whatever was begun in a transaction is taken back by it. */
export class Refusal extends Error {
  readonly code: ApiErrorCode;
  /** Milliseconds until the same may succeed. */
  readonly retryAfter: number | undefined;

  constructor(code: ApiErrorCode, retryAfter?: number) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
