/** What is read of errors, whatever was thrown. */

/** Such as `ENOENT` or `SQLITE_BUSY`; undefined for an error without a code. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
