/** Reads the bodies of API requests: JSON and forms. */
import { Refusal } from "#server/refusal.ts";

/** More than any form of the site needs. The node adapter reads no more than this and one byte from the socket. */
const MAX_BODY_BYTES = 8 * 1024;
/** The path of Stripe's webhook. */
export const STRIPE_WEBHOOK = "/api/v1/stripe-webhook";
/** Events of Stripe hold whole objects, with what others attached to them. */
export const WEBHOOK_BODY_BYTES = 256 * 1024;

/** @param path In normal form. @returns The most bytes that the body of a request to it may have. */
export const maxBodyBytes = (path: string): number => (path === STRIPE_WEBHOOK ? WEBHOOK_BODY_BYTES : MAX_BODY_BYTES);

/** Refuses text with a NUL: SQLite stores it and reads it back cut, and PostgreSQL refuses it. @throws Refusal INVALID_REQUEST. */
export function refuseNul(text: string): void {
  if (text.includes("\0")) throw new Refusal("INVALID_REQUEST");
}

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/iu;

/** @throws Refusal UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE; INVALID_REQUEST if it is no JSON in UTF-8, or a key or a text has a NUL. */
export async function readJson(request: Request): Promise<unknown> {
  if (!isJson(request.headers.get("content-type") ?? "")) throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  const body = await readBody(request);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body), (key, value: unknown) => {
      refuseNul(key);
      if (typeof value === "string") refuseNul(value);
      return value;
    });
  } catch {
    throw new Refusal("INVALID_REQUEST");
  }
}

/** @returns The text fields of a form. @throws Refusal UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE; INVALID_REQUEST if it is none, or has a NUL. */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  if (!FORM.test(type)) throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  const body = await readBody(request);
  try {
    const fields = await new Response(body, { headers: { "Content-Type": type } }).formData();
    const texts = [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
    texts.flat().forEach(refuseNul);
    return new Map(texts);
  } catch {
    throw new Refusal("INVALID_REQUEST");
  }
}

/** @returns The body as it was sent, for a signature. @throws Refusal UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_REQUEST. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if (!isJson(request.headers.get("content-type") ?? "")) throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  const body = await readBody(request, maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw new Refusal("INVALID_REQUEST");
  }
}

async function readBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  // Compressed bodies are refused: a small one could expand to a huge one.
  if ((request.headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.byteLength > maxBytes) throw new Refusal("PAYLOAD_TOO_LARGE");
  return body;
}

/** `application/json`; a charset parameter must be UTF-8. */
function isJson(type: string): boolean {
  const [essence = "", ...parameters] = type.toLowerCase().split(";");
  return essence.trim() === "application/json" && parameters.every((parameter) => /^\s*(?:charset="?utf-8"?\s*)?$/u.test(parameter));
}
