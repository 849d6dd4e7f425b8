/** What a waiting mail holds (address, link with its token) is encrypted: a copy of the database opens nothing. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyFor } from "#server/secret.ts";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

export function seal(secret: string, content: object): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyFor(secret, "outbox"), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

/** @throws when it was sealed with another secret, or changed. */
export function unseal(secret: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(CIPHER, keyFor(secret, "outbox"), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("utf8"));
}
