/** Signatures as Sparkle and WinSparkle check them: Ed25519 over a file's bytes; keys and signatures in base64. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from "node:crypto";

/** The bytes before the 32 bytes of a key in DER. */
const PRIVATE_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const PUBLIC_HEAD = Buffer.from("302a300506032b6570032100", "hex");

/**
 * Reads a private key: PEM, or the 32 bytes in base64 that Sparkle's `generate_keys -x` writes.
 * @throws Error when it is neither. The message does not repeat the key.
 */
export function readPrivateKey(text: string): KeyObject {
  try {
    if (text.includes("PRIVATE KEY")) {
      const key = createPrivateKey(text);
      if (key.asymmetricKeyType === "ed25519") return key;
    } else {
      const seed = Buffer.from(text.trim(), "base64");
      if (seed.length === 32) return createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, seed]), format: "der", type: "pkcs8" });
    }
  } catch {
    // The error below is the same for every kind of wrong key.
  }
  throw new Error("this is no Ed25519 private key: PEM, or 32 bytes in base64 as Sparkle's generate_keys writes them");
}

/** Makes a new private key. @returns The key, also in PEM. */
export function newPrivateKey(): { key: KeyObject; pem: string } {
  const { privateKey } = generateKeyPairSync("ed25519");
  return { key: privateKey, pem: privateKey.export({ type: "pkcs8", format: "pem" }) as string };
}

/** The public key in the form of Sparkle's `SUPublicEDKey`: 32 bytes in base64. */
export function publicKeyOf(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export({ type: "spki", format: "der" }).subarray(-32).toString("base64");
}

/** The signature of a file's bytes, in base64. */
export const signatureOf = (privateKey: KeyObject, bytes: Uint8Array): string => sign(null, bytes, privateKey).toString("base64");

/** Whether a signature was made for these bytes by the private key that belongs to a public key. */
export function isSignedBy(publicKey: string, signature: string, bytes: Uint8Array): boolean {
  const raw = Buffer.from(publicKey, "base64");
  if (raw.length !== 32) return false;
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, raw]), format: "der", type: "spki" });
  return verify(null, bytes, key, Buffer.from(signature, "base64"));
}
