/** How long a form waits for the server before it offers to try again. Milliseconds. */
export const CALL_TIMEOUT_MS = 20_000;
