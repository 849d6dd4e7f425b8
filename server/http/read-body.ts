import { Refusal } from "#server/refusal.ts";

/** More than any form of ours has to say. */
export const MOST_BYTES = 8 * 1024;

/** Of a body that is too long no more was read: server/http/node-call.ts. @throws Refusal PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  // Packed bodies are how a small request becomes a large one.
  if ((request.headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.byteLength > MOST_BYTES) throw new Refusal("PAYLOAD_TOO_LARGE");
  return body;
}
