/** Installers in an S3-compatible store: a real store on this machine. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { commerce } from "#lib/content/site.ts";
import { HOUR } from "#server/durations.ts";
import { parseEnvironment } from "#server/env.ts";
import { use } from "#tests/server/support/calls.ts";
import {
  addressIn,
  bytes,
  bytesOf,
  fetchDownload,
  fetchFile,
  FOLDER,
  installer,
  linkFor,
  look,
  named,
  updatePath,
} from "#tests/server/support/download-calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { type ObjectStore, openObjectStore } from "#tests/server/support/object-store.ts";
import { openTestServer, type TestServer } from "#tests/server/support/test-server.ts";
import { checkInstallerStore, listStoreProblems } from "./check-installers.ts";
import { listNamed, placeOf } from "./installers.ts";
import { LINK } from "./link-limits.ts";

async function open(more: Readonly<Record<string, string>> = {}) {
  const store = await openObjectStore();
  const sink = await openMailSink();
  const env = { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "100", ...store.env, ...more };
  const server = await openTestServer({ engine: "sqlite", sends: true, env });
  // The store checks the signature's age by the real time.
  server.advance(Date.now() - server.now());
  use(server);
  return { store, sink, server };
}

async function fill(store: ObjectStore): Promise<void> {
  for (const each of listNamed()) await store.put(placeOf(each), Uint8Array.from(readFileSync(`${FOLDER}/${placeOf(each)}`)));
}

it("redirects to the store, which sends the file with its name, whole or in parts", async () => {
  const setting = await open();
  await setting.store.put(placeOf(named), Uint8Array.from(bytes));
  const token = await linkFor(setting, "mika@studio.example");
  const response = await fetchDownload(token);
  expect([response.status, response.headers.get("cache-control")]).toEqual([302, "no-store"]);
  const file = await fetch(addressIn(response));
  expect([file.status, file.headers.get("content-type"), file.headers.get("content-disposition")]).toEqual([
    200,
    "application/zip",
    `attachment;filename="${installer.file}"`,
  ]);
  expect((await bytesOf(file)).equals(bytes)).toBe(true);

  const range = { Range: "bytes=1000-", "If-Range": file.headers.get("etag") ?? "" };
  const again = await fetchDownload(token, { headers: range });
  const rest = await fetch(addressIn(again), { headers: range });
  expect([rest.status, (await bytesOf(rest)).equals(bytes.subarray(1000))]).toEqual([206, true]);
  const head = await fetchDownload(token, { method: "HEAD" });
  const shown = await fetch(addressIn(head), { method: "HEAD" });
  expect([shown.status, shown.headers.get("content-length")]).toEqual([200, String(installer.size)]);
  // Only one use was counted: not the resumed download, and not HEAD.
  expect((await look(token)).body).toMatchObject({ sha256: installer.sha256, usesLeft: commerce.downloadLinkUses - 1 });

  const update = await fetchFile(updatePath(named));
  expect((await bytesOf(await fetch(addressIn(update)))).equals(bytes)).toBe(true);
});

it("counts the whole file for each address, whatever range was requested, and refuses a range outside the file", async () => {
  const setting = await open();
  await setting.store.put(placeOf(named), Uint8Array.from(bytes));
  const token = await linkFor(setting, "mika@studio.example");
  expect((await fetchDownload(token)).status).toBe(302);
  const asks = Array.from({ length: 100 }, () => fetchDownload(token, { headers: { Range: `bytes=${installer.size - 1}-` } }));
  const answers = await Promise.all(asks);
  // The remaining uses, each with its resumed downloads.
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(commerce.downloadLinkUses * (1 + LINK.resumedSizesPerUse) - 1);
  expect((await fetchDownload(token, { method: "HEAD" })).status).toBe(303);
  const fresh = await linkFor(setting, "rin@studio.example");
  const outside = await fetchDownload(fresh, { headers: { Range: `bytes=${installer.size}-` } });
  expect([outside.status, outside.headers.get("content-range")]).toEqual([416, `bytes */${installer.size}`]);
  expect((await look(fresh)).body).toMatchObject({ usesLeft: commerce.downloadLinkUses });
});

it("signs an address for one file, one method and one hour", async () => {
  const { store, server } = await open();
  const other = listNamed().at(-1)!;
  for (const each of [named, other]) await store.put(placeOf(each), Uint8Array.from(bytes));
  const address = addressIn(await fetchFile(updatePath(named)));
  expect((await fetch(address.replace(placeOf(named), placeOf(other)))).status).toBe(403);
  expect((await fetch(address.replace("application%2Fzip", "text%2Fhtml"))).status).toBe(403);
  expect((await fetch(address.replace("X-Amz-Expires=3600", "X-Amz-Expires=86400"))).status).toBe(403);
  expect((await fetch(address, { method: "HEAD" })).status).toBe(403);
  expect((await fetch(address)).status).toBe(200);
  server.advance(-2 * HOUR);
  expect((await fetch(addressIn(await fetchFile(updatePath(named))))).status).toBe(403);
});

const withoutStore = (server: TestServer, origin: string): TestServer => ({ ...server, env: { ...server.env, S3_ENDPOINT: origin } });

it("reports at start which installers the store lacks, and starts if the store is unreachable", async () => {
  const { store, server } = await open();
  await fill(store);
  expect(await checkInstallerStore(server)).toEqual([]);
  expect(new Set(store.requests.map((line) => line.split(" ")[0]))).toEqual(new Set(["HEAD"]));
  await store.put(placeOf(named), Uint8Array.from(bytes.subarray(1)));
  expect(await checkInstallerStore(server)).toEqual([
    `INSTALLERS_URL: s3://linden-installers/public/installers/${placeOf(named)}: it has ${installer.size - 1} bytes, and its release says ${installer.size}`,
  ]);
  expect(await checkInstallerStore(withoutStore(server, "http://127.0.0.1:1"))).toEqual([]);
  const empty = await open();
  const missing = await checkInstallerStore(empty.server);
  expect(missing).toHaveLength(listNamed().length);
  expect(missing.every((line) => line.endsWith(".zip: it is missing"))).toBe(true);
  const withWrongKey = await open({ AWS_SECRET_ACCESS_KEY: "wrong" });
  expect((await checkInstallerStore(withWrongKey.server))[0]).toMatch(/it is missing, or the key may not read it \(403\)$/u);
});

it.each([301, 400, 429, 503])("does not take a store that answers %i for one that has every installer", async (status) => {
  const { server } = await open();
  const store = createServer((_request, response) => response.writeHead(status).end()).listen(0, "127.0.0.1");
  await once(store, "listening");
  onTestFinished(() => {
    store.close();
  });
  const problems = listStoreProblems(withoutStore(server, `http://127.0.0.1:${(store.address() as AddressInfo).port}`));
  if (status < 429) expect((await problems)[0]).toMatch(new RegExp(`: the store answers ${status}; are AWS_REGION, `, "u"));
  else await expect(problems).rejects.toThrow(`the store answers ${status}`);
});

it.each([
  ["s3://bucket", { bucket: "bucket", prefix: "" }],
  ["s3://bucket/", { bucket: "bucket", prefix: "" }],
  ["s3://my.bucket/a/b_c-1", { bucket: "my.bucket", prefix: "a/b_c-1" }],
  ["file:///srv/in%20stallers", { folder: "/srv/in stallers" }],
  ["file:installers", { folder: `${process.cwd()}/installers` }],
])("accepts INSTALLERS_URL=%s", (address, place) => {
  const keys = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
  expect(parseEnvironment({ INSTALLERS_URL: address, ...keys })).toMatchObject({ env: { INSTALLERS_URL: place } });
});

it.each([
  "installers",
  "https://bucket.example",
  "s3://",
  "s3://B",
  "s3:bucket",
  "s3://bucket/../other",
  "s3://bucket/a?b",
  "file:",
  "file://host/x",
  "ftp://x",
])("rejects INSTALLERS_URL=%s", (address) => {
  const { mistakes } = parseEnvironment({ INSTALLERS_URL: address }) as { mistakes: string[] };
  expect(mistakes).toContain("INSTALLERS_URL: write a folder such as file:///srv/installers, or a store such as s3://bucket/prefix");
});

it("requires the store's key", () => {
  expect(parseEnvironment({ INSTALLERS_URL: "s3://bucket" })).toEqual({
    mistakes: ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"].map((name) => `${name}: an s3:// store needs its key`),
  });
});
