/** Downloads from a whole server over real sockets. Needs a build. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { commerce } from "#lib/content/site.ts";
import { putInstallers } from "#tests/faults/object-store.ts";
import type { SiteProcess } from "#tests/faults/site-process.ts";
import { placeOf } from "#server/downloads/installers.ts";
import { bytes, DOWNLOAD_PAGE, FOLDER, installer, named, offered, updatePath, WISH } from "#tests/server/support/download-calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { openObjectStore } from "#tests/server/support/object-store.ts";
import { tokenIn } from "#tests/server/support/calls.ts";
import { startForTest, startThree } from "#tests/server/support/start-deployed.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "downloads-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Sends a path without normalising it. @returns The status and the body as text. */
function askRaw(site: SiteProcess, path: string, method = "GET"): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port: site.port, path, method }, (response) => {
      let body = "";
      response.setEncoding("latin1").on("data", (text: string) => (body += text));
      response.on("end", () => {
        resolve([response.statusCode ?? 0, body]);
      });
    });
    outgoing.on("error", reject).end();
  });
}

/** The file fits into the sockets' buffers, so each interruption counts all its remaining bytes; six are within the limits. */
const PARTS = 6;
/** Bytes received at the end of a part. */
const cutAt = (part: number) => Math.ceil((installer.size * part) / PARTS);

/** Disconnects when so many bytes have arrived. */
function breakOff(url: string, after: number, headers: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (Buffer.concat(chunks).length < after) return;
        outgoing.destroy();
        resolve(Buffer.concat(chunks).subarray(0, after));
      });
    });
    outgoing.on("error", reject).end();
  });
}

it("leads from the form through the mail and its page to the file, with interruptions", async () => {
  const sink = await openMailSink();
  const site = await startForTest({ SMTP_URL: sink.url, RATE_LIMIT_SCALE: "100" });
  const asked = await fetch(`${site.origin}/api/v1/request-download`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site.origin },
    body: JSON.stringify({ email: "mika@studio.example", ...WISH, language: "de" }),
  });
  expect(await asked.json()).toEqual({ success: true });
  const [mail] = await sink.until(1);
  const token = tokenIn(mail!.parsed.text ?? "", DOWNLOAD_PAGE);
  const [link] = /http:\/\/\S+/u.exec(mail!.parsed.text ?? "") ?? [];
  const page = await fetch(link!);
  expect([page.status, page.headers.get("content-type"), new URL(link!).pathname]).toEqual([
    200,
    "text/html;charset=utf-8",
    "/de/download-link",
  ]);

  const address = `${site.origin}/api/v1/downloads/${token}`;
  const look = async () => (await (await fetch(address, { headers: { Accept: "application/json" } })).json()) as { usesLeft: number };
  const head = await fetch(address, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), (await look()).usesLeft]).toEqual([200, String(installer.size), 5]);
  // One download, resumed after each interruption.
  let got = await breakOff(address, cutAt(1));
  for (let round = 2; round <= PARTS; round++) {
    const headers = { Range: `bytes=${got.length}-`, "If-Range": `"${installer.sha256}"` };
    got = Buffer.concat([got, await breakOff(address, cutAt(round) - got.length, headers)]);
  }
  expect(got.equals(bytes)).toBe(true);
  expect((await look()).usesLeft).toBe(4);

  const whole = await fetch(address, { headers: { "Accept-Encoding": "br, gzip" } });
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-length": String(installer.size),
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="${installer.file}"`,
    "accept-ranges": "bytes",
    "cache-control": "no-store",
  });
  expect(whole.headers.get("content-encoding")).toBeNull();
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  for (const secret of [token, "mika"]) expect(site.output()).not.toContain(secret);
});

it("counts the uses of one link exactly across three servers on one PostgreSQL and one store", async () => {
  const [sink, store] = [await openMailSink(), await openObjectStore()];
  await putInstallers(store, FOLDER);
  const sites = await startThree({ ...store.env, SMTP_URL: sink.url, RATE_LIMIT_SCALE: "100" });
  const asked = await fetch(`${sites[0]!.origin}/api/v1/request-download`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "mika@studio.example", ...WISH, language: "de" }),
  });
  expect(await asked.json()).toEqual({ success: true });
  const path = `/api/v1/downloads/${tokenIn((await sink.until(1))[0]!.parsed.text ?? "", DOWNLOAD_PAGE)}`;
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => fetch(sites[index % 3]!.origin + path, { redirect: "manual" })),
  );
  // A file is at the store, and the page that says that a link has ended at the site.
  const opened = answers.filter(({ status }) => status === 302);
  expect(opened).toHaveLength(commerce.downloadLinkUses);
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(answers.length - opened.length);
  const file = await fetch(opened[0]!.headers.get("location") ?? "");
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  for (const { origin } of sites) expect((await fetch(origin + path, { headers: { Accept: "application/json" } })).status).toBe(410);
});

it("sends no other file than installers, whatever the path is", async () => {
  const site = await startForTest();
  const up = ["../../../../etc/passwd", "..%2f..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/%2e%2e/etc/passwd", "..\\..\\..\\etc\\passwd"];
  const tails = [
    ...up,
    "..;/..;/etc/passwd",
    "%252e%252e%252fetc%252fpasswd",
    "/etc/passwd",
    "//etc/passwd",
    "%00",
    "%",
    "%c0%ae%c0%ae/etc/passwd",
  ];
  for (const base of ["/api/v1/updates/", "/api/v1/updates/lantern/lanternLite/", `${updatePath(named)}/`, "/api/v1/downloads/"])
    for (const tail of tails) {
      const [status, body] = await askRaw(site, base + tail);
      expect([base + tail, [200, 500].includes(status), body.includes("root:")]).toEqual([base + tail, false, false]);
    }
  // Only GET and HEAD are allowed.
  for (const method of ["POST", "PUT", "DELETE", "PATCH"]) expect((await askRaw(site, updatePath(named), method))[0]).toBe(405);
});

it("does not start with missing or wrong installers, and reports them with all other mistakes", () => {
  const folder = temporaryFolder();
  cpSync(FOLDER, folder, { recursive: true });
  const other = offered({ ...WISH, system: "Windows" });
  unlinkSync(join(folder, placeOf(named)));
  writeFileSync(join(folder, placeOf(other)), "short");
  const { status, stderr } = spawnSync(process.execPath, ["dist/server.mjs"], {
    cwd: inject("deployment"),
    encoding: "utf8",
    timeout: 30_000,
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: temporaryFolder(), PORT: "none", INSTALLERS_URL: `file://${folder}` },
  });
  expect([status, stderr.trim().split("\n")]).toEqual([
    1,
    [
      "The environment has mistakes:",
      "  PORT: write a port number",
      `  INSTALLERS_URL: ${folder}/${placeOf(named)}: it is missing`,
      `  INSTALLERS_URL: ${folder}/${placeOf(other)}: it has 5 bytes, and its release says ${other.installer.size}`,
    ],
  ]);
});
