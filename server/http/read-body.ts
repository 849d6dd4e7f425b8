import { Refusal } from "#server/refusal.ts";

/** More than any form of ours has to say. */
const MOST_BYTES = 8 * 1024;

/** Reads a body while it comes, and stops at the first byte too many. @throws Refusal PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE. */
export async function readBody({ headers, body }: Request): Promise<Uint8Array> {
  // Packed bodies are how a small request becomes a large one.
  if ((headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  if (Number(headers.get("content-length") ?? 0) > MOST_BYTES) throw new Refusal("PAYLOAD_TOO_LARGE");
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Refusal("PAYLOAD_TOO_LARGE");
    }
    chunks.push(value);
  }
}
