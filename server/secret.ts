/** The site's secret, and the keys derived from it: one for each purpose, so that none can be used for another. */
import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./env.ts";
import { errorCode } from "./errors.ts";

const BYTES = 32;
/** Characters, also of SITE_SECRET. */
const MIN_LENGTH = 32;

/**
 * Reads the secret in the data folder; creates it at the first start, readable by its owner only.
 *
 * @throws StartError if the file is cut off, as a full disk leaves it: links signed with an empty secret could be forged.
 */
export function findOrMakeSecret(folder: string): string {
  const file = join(folder, "secret");
  try {
    // `wx` fails if the file exists, so concurrent starts use the same secret.
    writeFileSync(file, `${randomBytes(BYTES).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= MIN_LENGTH) return secret;
  throw new StartError("The secret cannot be used:", [
    `DATA_DIR: ${file} holds no ${MIN_LENGTH} characters; write the secret back, which a copy of the database has, or remove the file if no server has used it`,
  ]);
}

/** Whether the data folder has a secret, and another one than this. */
export function isOtherSecret(folder: string, secret: string): boolean {
  const file = join(folder, "secret");
  return existsSync(file) && readFileSync(file, "utf8").trim() !== secret;
}

/**
 * Keeps the secret of a restored copy.
 *
 * @throws if the folder has another one, which would make mails and links of one of them unreadable.
 */
export function keepSecret(folder: string, secret: string): void {
  const file = join(folder, "secret");
  if (isOtherSecret(folder, secret)) throw new Error(`${file} is another secret than that of the copy: restore into an empty data folder`);
  if (!existsSync(file)) writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
}

/** Cache of derived keys. */
const keys = new Map<string, KeyObject>();

export function keyFor(secret: string, purpose: string): KeyObject {
  const name = `${purpose}\0${secret}`;
  const key = keys.get(name) ?? createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", purpose, BYTES)));
  keys.set(name, key);
  return key;
}

export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", keyFor(secret, purpose)).update(text).digest("base64url");
}

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
