/** One call of the site's own API from a form. */
export type Refusal<Code extends string> = Code | "OTHER";
type Outcome<Code extends string> = { success: true; answer: object } | { success: false; code: Refusal<Code>; answer: object };

/**
 * @param codes The codes that the caller has words for.
 * @returns What the server said. Any other code, a missing code, an answer that cannot be read and no answer at all are `OTHER`.
 */
export async function callApi<Code extends string>(path: string, codes: readonly Code[], request: RequestInit): Promise<Outcome<Code>> {
  try {
    const response = await fetch(path, request);
    const answer: unknown = await response.json();
    if (typeof answer !== "object" || answer === null) return { success: false, code: "OTHER", answer: {} };
    if ("success" in answer && answer.success === true) return { success: true, answer };
    const errorCode = "errorCode" in answer ? answer.errorCode : undefined;
    return { success: false, code: codes.find((code) => code === errorCode) ?? "OTHER", answer };
  } catch {
    return { success: false, code: "OTHER", answer: {} };
  }
}

export const postJson = (body: object): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
