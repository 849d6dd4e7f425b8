/** Encrypts the content of waiting mails (addresses, links with tokens), so that a copy of the database does not reveal it. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyFor } from "#server/secret.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(secret: string, content: object): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(secret, "outbox"), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

/** @throws if it was sealed with another secret, or modified. */
export function unseal(secret: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(CIPHER, keyFor(secret, "outbox"), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8"));
}
