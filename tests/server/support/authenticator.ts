/** A passkey as an authenticator and a browser make it: WebAuthn with P-256, without attestation. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { ORIGIN } from "./calls.ts";

type Options = { challenge: string };
/** What a false browser or authenticator does differently. */
type Deviations = { origin?: string; siteId?: string; isVerified?: boolean };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString("base64url");

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: { x: string; y: string };
  #count = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey.export({ format: "jwk" }) as { x: string; y: string };
  }

  /** Makes the passkey. */
  create({ challenge }: Options, deviations: Deviations = {}): object {
    const { x, y } = this.#publicKey;
    const coordinate = (value: string) => new Uint8Array(Buffer.from(value, "base64url"));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([this.#data(deviations, HAS_CREDENTIAL), Buffer.alloc(16), length, this.id, key]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]),
    );
    return this.#credential({
      clientDataJSON: text(this.#clientData("webauthn.create", challenge, deviations)),
      attestationObject: text(attestationObject),
      transports: ["internal"],
    });
  }

  /** Proves the passkey. */
  prove({ challenge }: Options, deviations: Deviations = {}): object {
    const clientData = this.#clientData("webauthn.get", challenge, deviations);
    const data = this.#data(deviations);
    return this.#credential({
      clientDataJSON: text(clientData),
      authenticatorData: text(data),
      signature: text(sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#privateKey)),
      userHandle: null,
    });
  }

  #data({ siteId = new URL(ORIGIN).hostname, isVerified = true }: Deviations, flags = 0): Buffer {
    this.#count++;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0));
    rest.writeUInt32BE(this.#count, 1);
    return Buffer.concat([sha256(siteId), rest]);
  }

  #clientData(type: string, challenge: string, { origin = ORIGIN }: Deviations): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #credential(response: object): object {
    const id = text(this.id);
    return { id, rawId: id, type: "public-key", authenticatorAttachment: "platform", response, clientExtensionResults: {} };
  }
}
