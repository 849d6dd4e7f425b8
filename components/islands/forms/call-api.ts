/** One call of the site's own API from a form. */
import { CALL_TIMEOUT_MS } from "#lib/call-timeout.ts";

export type Refusal<Code extends string> = Code | "OTHER" | "TIMEOUT";

type Outcome<Code extends string> = { success: true; answer: object } | { success: false; code: Refusal<Code>; answer: object };

/**
 * @param codes The codes that the caller has words for.
 * @returns What the server said. Any other code, a missing code, an answer that cannot be read and a lost network are `OTHER`;
 *   no answer within CALL_TIMEOUT_MS is `TIMEOUT`.
 */
export async function callApi<Code extends string>(path: string, codes: readonly Code[], request: RequestInit): Promise<Outcome<Code>> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), CALL_TIMEOUT_MS);
  try {
    const response = await fetch(path, { ...request, signal: limit.signal });
    const answer: unknown = await response.json();
    if (typeof answer !== "object" || answer === null) return { success: false, code: "OTHER", answer: {} };
    if ("success" in answer && answer.success === true) return { success: true, answer };
    const errorCode = "errorCode" in answer ? answer.errorCode : undefined;
    return { success: false, code: codes.find((code) => code === errorCode) ?? "OTHER", answer };
  } catch {
    return { success: false, code: limit.signal.aborted ? "TIMEOUT" : "OTHER", answer: {} };
  } finally {
    clearTimeout(timer);
  }
}

export const postJson = (body: object): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
