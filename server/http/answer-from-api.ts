/** Adapts plain data to the Fetch API's Request and Response, which the endpoints use. Runs in the thread that has the database. */
import { Refusal } from "#server/refusal.ts";
import { failure } from "./answer.ts";
import type { ApiRequest, ApiResponse } from "./api-message.ts";
import { answerApiRequest } from "./endpoints.ts";

export async function answerFromApi(request: ApiRequest): Promise<ApiResponse> {
  const fetchRequest = toFetchRequest(request);
  const response =
    fetchRequest === undefined
      ? failure(new Refusal("INVALID_REQUEST"))
      : await answerApiRequest(fetchRequest, request.address).catch((error: unknown) => failure(error));
  const { status, headers, body } = response;
  // Only the body of an installer, whose length is in the headers, stays a stream.
  const isStream = body === null || headers.has("content-length");
  return { status, headers: Object.fromEntries(headers), body: isStream ? body : new Uint8Array(await response.arrayBuffer()) };
}

/** @returns undefined if the Fetch API does not allow the request, such as the method TRACE. */
function toFetchRequest({ method, target, headers, body }: ApiRequest): Request | undefined {
  const mayHaveBody = method !== "GET" && method !== "HEAD";
  try {
    return new Request(`http://localhost${target}`, { method, headers, ...(mayHaveBody ? { body } : {}) });
  } catch {
    return undefined;
  }
}
