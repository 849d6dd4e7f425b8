/** Every file of the finished site, asked for once from `dist` alone. Wants a build. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { CLOSED_POLICY, type DocumentHeaders, DOCUMENT_HEADERS_FILE } from "#server/http/headers.ts";
import { addressOf, listSiteFiles } from "#server/http/site-folder.ts";
import { startDeployed } from "#tests/server/support/start-deployed.ts";

/** What a file that is no document may need beyond the closed policy. */
const OPENINGS = /^(?:script-src 'self' 'wasm-unsafe-eval'|connect-src 'self'|style-src 'unsafe-inline'|frame-ancestors 'none'|sandbox)$/u;

it("answers each document and each file with its content, its type and its policy", async () => {
  const folder = mkdtempSync(join(tmpdir(), "every-file-"));
  const site = await startDeployed({ DATA_DIR: folder });
  onTestFinished(async () => {
    await site.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const root = join(inject("deployment"), "dist/site");
  const { headers: ofDocuments } = JSON.parse(readFileSync(join(root, DOCUMENT_HEADERS_FILE), "utf8")) as DocumentHeaders;
  const files = listSiteFiles(root).filter(({ name }) => !/(?:^|\/)404\.html$/u.test(name));
  expect(files.length).toBeGreaterThan(100);
  for (const { name, identity } of files) {
    const answer = await fetch(site.origin + addressOf(name), { redirect: "manual" });
    const body = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, body.equals(readFileSync(identity.place))], name).toEqual([200, true]);
    const policy = answer.headers.get("content-security-policy") ?? "";
    if (name.endsWith(".html")) expect(policy, name).toBe(ofDocuments["Content-Security-Policy"]);
    else if (policy !== CLOSED_POLICY) {
      const [first, ...others] = policy.split("; ");
      expect([first, others.filter((part) => !OPENINGS.test(part))], name).toEqual(["default-src 'none'", []]);
      // Only what the search engine runs keeps its origin.
      expect(policy.includes("sandbox"), name).toBe(!name.startsWith("pagefind/"));
    }
    expect(answer.headers.get("x-content-type-options"), name).toBe("nosniff");
    expect(answer.headers.get("etag"), name).not.toBe(null);
  }
});
