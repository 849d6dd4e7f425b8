/**
 * An S3-compatible store for tests and fault tests. s3rver stores objects and checks dates and keys, but accepts any signature of version 4;
 * so signatures are compared here with those of Amazon's own signer.
 */
import { SignatureV4 } from "@smithy/signature-v4";
import { createHash, createHmac, type Hash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { listNamed, placeOf } from "#server/downloads/installers.ts";

const STORE_KEY = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
export const BUCKET = "linden-installers";
const PAYLOAD = "x-amz-content-sha256";
const REGION = "eu-central-1";

export type ObjectStore = {
  env: Readonly<Record<string, string>>;
  put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Methods and paths of the requests. */
  requests: string[];
  /** `close` makes it unreachable, `open` opens it again on the same port. */
  close: () => Promise<void>;
  open: () => Promise<void>;
  /** Closes it, and deletes its objects. */
  remove: () => Promise<void>;
};

/** Node's hash with the interface of Amazon's signer. */
class Sha256 {
  readonly #hash: Hash | ReturnType<typeof createHmac>;
  constructor(secret?: unknown) {
    this.#hash = secret === undefined ? createHash("sha256") : createHmac("sha256", secret as Buffer | string);
  }
  update(bytes: Uint8Array | string): void {
    this.#hash.update(bytes);
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset(): void {
    throw new Error("a hash can be used only once");
  }
}

async function hasRightSignature({ method = "GET", url = "/", headers }: IncomingMessage): Promise<boolean> {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const given = searchParams.get("X-Amz-Signature");
  const query = Object.fromEntries([...searchParams].filter(([name]) => !name.startsWith("X-Amz-")));
  const date = (searchParams.get("X-Amz-Date") ?? "").replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, "$1-$2-$3T$4:$5:$6Z");
  const signer = new SignatureV4({ service: "s3", region: REGION, credentials: STORE_KEY, sha256: Sha256, uriEscapePath: false });
  const request = {
    method,
    protocol: "http:",
    hostname: "localhost",
    path: decodeURIComponent(pathname),
    query,
    headers: { host: headers.host ?? "", [PAYLOAD]: "UNSIGNED-PAYLOAD" },
  };
  const signed = await signer.presign(request, {
    signingDate: new Date(date),
    expiresIn: Number(searchParams.get("X-Amz-Expires")),
    // Presigned addresses do not sign this header.
    unhoistableHeaders: new Set([PAYLOAD]),
    unsignableHeaders: new Set([PAYLOAD]),
  });
  return signed.query?.["X-Amz-Signature"] === given;
}

/** Puts every installer of the content into a store. @param folder Where the installers are. */
export async function putInstallers(store: ObjectStore, folder: string): Promise<void> {
  for (const each of listNamed()) await store.put(placeOf(each), Uint8Array.from(readFileSync(join(folder, placeOf(each)))));
}

export async function startObjectStore(): Promise<ObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), "object-store-"));
  const store = new S3rver({ silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await store.configureBuckets();
  const answer = store.callback();
  const requests: string[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method ?? ""} ${request.url?.split("?")[0] ?? ""}`);
    // s3rver itself reads signatures in the header, which copies of the database have.
    if (request.method === "PUT" || request.headers.authorization !== undefined) {
      answer(request, response);
      return;
    }
    void hasRightSignature(request).then((isRight) => {
      if (isRight) answer(request, response);
      else response.writeHead(403).end("SignatureDoesNotMatch");
    });
  };
  let server: Server | undefined;
  let port = 0;
  const close = async () => {
    const closing = server;
    server = undefined;
    if (closing === undefined) return;
    closing.closeAllConnections();
    await new Promise((resolve) => closing.close(resolve));
  };
  const open = async () => {
    server = createServer(listener).listen(port, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  };
  await open();
  const origin = `http://127.0.0.1:${port}`;
  return {
    env: {
      INSTALLERS_URL: `s3://${BUCKET}/public/installers`,
      S3_ENDPOINT: origin,
      AWS_ACCESS_KEY_ID: STORE_KEY.accessKeyId,
      AWS_SECRET_ACCESS_KEY: STORE_KEY.secretAccessKey,
      AWS_REGION: REGION,
    },
    requests,
    close,
    open,
    async remove() {
      await close();
      rmSync(directory, { recursive: true, force: true });
    },
    async put(key, bytes) {
      const response = await fetch(`${origin}/${BUCKET}/public/installers/${key}`, { method: "PUT", body: bytes });
      if (!response.ok) throw new Error(`the store refuses ${key}: ${await response.text()}`);
      requests.length = 0;
    },
  };
}
