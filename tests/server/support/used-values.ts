/** What tests give to servers, and get from them, that must not be in any log: passwords, tokens, keys, codes and addresses. */

const FIELDS = new Set([
  ...["email", "newEmail", "password", "currentPassword", "newPassword", "token", "userCode", "key"],
  ...["user_code", "device_code", "access_token", "challenge", "signature"],
]);
/** Shorter ones are parts of other words. */
const MIN_LENGTH = 8;

const used = new Map<string, string>();

/** @param field What the value is, for the message. */
export function noteUsed(field: string, value: string | null | undefined): void {
  const text = value?.trim() ?? "";
  if (text.length >= MIN_LENGTH) used.set(JSON.stringify(text).slice(1, -1).toLowerCase(), field);
}

/** Notes the fields that are listed, at any depth, of a JSON value or a form. */
export function noteFields(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const entries = value instanceof URLSearchParams ? [...value] : Object.entries(value as Record<string, unknown>);
  for (const [field, item] of entries) {
    if (typeof item === "string" && FIELDS.has(field)) noteUsed(field, item);
    else noteFields(item);
  }
}

/** Notes the fields of a body of a request or response. */
export function noteBody(body: unknown): void {
  if (typeof body !== "string") {
    noteFields(body);
    return;
  }
  try {
    noteFields(JSON.parse(body));
  } catch {
    noteFields(new URLSearchParams(body));
  }
}

/** The session of a cookie or bearer token. */
export function noteHeaders(headers: Headers): void {
  for (const line of [...headers.getSetCookie(), headers.get("cookie") ?? ""]) noteUsed("session", /session=([^;]+)/u.exec(line)?.[1]);
  noteUsed("bearer token", headers.get("authorization")?.replace(/^Bearer /u, ""));
}

const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/u;
const TOKEN = /(?<![\w/.-])[\w-]{43,}(?![\w/.-])/u;

/**
 * @param line A line of a log.
 * @returns What it must not contain.
 */
export function secretIn(line: string): string | undefined {
  const address = ADDRESS.exec(line)?.[0];
  if (address !== undefined) return `the address ${address}`;
  const token = TOKEN.exec(line)?.[0];
  if (token !== undefined) return `the token ${token}`;
  const lower = line.toLowerCase();
  for (const [value, field] of used) if (lower.includes(value)) return `the ${field} ${value}`;
  return undefined;
}
