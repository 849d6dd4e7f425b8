/** Answers calls in the thread that holds the database: converts plain data to the Request and Response of the endpoints. */
import { Refusal } from "#server/refusal.ts";
import { failure } from "./answer.ts";
import { answerCall } from "./calls.ts";
import type { RawAnswer, RawCall } from "./raw-call.ts";

export async function answerRawCall(call: RawCall): Promise<RawAnswer> {
  const request = toRequest(call);
  const response = request === undefined ? failure(new Refusal("INVALID_REQUEST")) : await answerCall(request, call.address).catch(failure);
  return toRawAnswer(response);
}

/** @returns Nothing for a method that Node accepts and Request does not, such as TRACE. */
function toRequest({ method, target, headers, body }: RawCall): Request | undefined {
  const mayHaveBody = method !== "GET" && method !== "HEAD";
  try {
    return new Request(`http://localhost${target}`, { method, headers, ...(mayHaveBody ? { body } : {}) });
  } catch {
    return undefined;
  }
}

/** Only the body of an installer, whose length is in the headers, stays a stream. */
async function toRawAnswer(response: Response): Promise<RawAnswer> {
  const { status, headers, body } = response;
  const isStream = body === null || headers.has("content-length");
  return { status, headers: Object.fromEntries(headers), body: isStream ? body : new Uint8Array(await response.arrayBuffer()) };
}
