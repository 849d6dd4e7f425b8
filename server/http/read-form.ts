import { Refusal } from "#server/refusal.ts";
import { readBody } from "./read-body.ts";

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/iu;

/** The fields of a form that a browser or a mail provider posts. @throws Refusal UNSUPPORTED_MEDIA_TYPE, INVALID_REQUEST, PAYLOAD_TOO_LARGE. */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  if (!FORM.test(type)) throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  const body = await readBody(request);
  try {
    const fields = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return new Map([...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])));
  } catch {
    throw new Refusal("INVALID_REQUEST");
  }
}
