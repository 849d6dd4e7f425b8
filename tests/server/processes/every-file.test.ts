/** Requests every file of the built site, with only `dist` present. Needs a build. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { CLOSED_POLICY, type DocumentHeaders, DOCUMENT_HEADERS_FILE } from "#server/http/headers.ts";
import { addressOf, listSiteFiles } from "#server/http/site-folder.ts";
import { startForTest } from "#tests/server/support/start-deployed.ts";

/** Additions to the closed policy that files other than documents may have. */
const ADDITIONS = /^(?:style-src 'unsafe-inline'|frame-ancestors 'none'|sandbox)$/u;

it("serves each document and file with its content, type and policy", async () => {
  const site = await startForTest();
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
      expect([first, others.filter((part) => !ADDITIONS.test(part))], name).toEqual(["default-src 'none'", []]);
      expect(policy.includes("sandbox"), name).toBe(true);
    }
    expect(answer.headers.get("x-content-type-options"), name).toBe("nosniff");
    expect(answer.headers.get("etag"), name).not.toBe(null);
  }
});
