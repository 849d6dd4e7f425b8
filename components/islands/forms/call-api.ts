/** An error code of an endpoint, or `OTHER` for every other failure. */
export type Refusal<Code extends string> = Code | "OTHER";
type Outcome<Code extends string> = { success: true; answer: object } | { success: false; code: Refusal<Code>; answer: object };

/**
 * Sends one request to the site's API.
 *
 * @param codes The error codes that the caller tells apart.
 * @returns The server's answer. Any other or missing code, an unreadable answer and a network failure become `OTHER`. Never throws.
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
