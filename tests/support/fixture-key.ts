/** The key that signs the installers of tests/fixtures: made from a word, so that it is the same everywhere and worth nothing. */
import { createHash, type KeyObject } from "node:crypto";
import { readPrivateKey } from "#scripts/lib/ed25519.ts";

export const fixtureKey = (): KeyObject => readPrivateKey(createHash("sha256").update("content fixtures").digest("base64"));
