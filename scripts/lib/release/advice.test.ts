/** What the command says to do next, and what to write instead of what it refuses. */
import { expect, it } from "vitest";
import { layOut } from "#tests/support/lay-out.ts";
import { releaseLantern } from "#tests/support/release-lantern.ts";
import { edit, problemsOf, run } from "#tests/support/translating.ts";

it("accepts the release's own sentences as it says, and no other text that waits for its translators", async () => {
  using site = layOut();
  edit(site, "en/messages.yaml", "search: Search", "search: Find");
  const said = await releaseLantern(site, "1.4.3", "--kind", "fix:window", "--date", "2026-08-30");
  for (const locale of ["en", "ja"]) edit(site, `${locale}/releases/lantern/1.4.3.mdx`, /window: .*/u, "window: 1.4.3");
  await run(site.root, ...(/translate -- (accept) "?(.*?)"?, npm/u.exec(said)?.slice(1) ?? []));
  const outdated = (await problemsOf(site.root)).map(({ file, rule }) => `${file} ${rule}`);
  expect(new Set(outdated)).toEqual(new Set(["content/ja/messages.yaml gaps/stale-section"]));
});

it("counts from the newest version of the channel, and says how a beta is promoted", async () => {
  using site = layOut();
  await releaseLantern(site, "1.5.0", "--channel", "beta", "--kind", "look:window", "--date", "2026-08-30");
  await expect(releaseLantern(site, "1.4.2", "--kind", "fix")).rejects.toThrow(
    "1.4.2 exists already; with these changes it is 1.4.3, a PATCH",
  );
  await expect(releaseLantern(site, "1.5.0", "--kind", "look")).rejects.toThrow(
    `1.5.0 exists already as a beta; to promote it, write channel: stable and its new date in ${site.root}/shared/releases/lantern/1.5.0.yaml`,
  );
});

it("refuses an open issue as a new one, whose sentences would be lost, and one name twice", async () => {
  using site = layOut();
  await expect(releaseLantern(site, "1.4.3", "--kind", "fix:a", "--kind", "speed:a", "--issue", "slow-scan")).rejects.toThrow(
    "--kind, --phrase, --issue: two are called a; give each an ID of its own",
  );
  await expect(releaseLantern(site, "1.4.3", "--kind", "fix", "--issue", "slow-scan")).rejects.toThrow(
    "--issue: slow-scan is open in 1.4.2, and is listed again with its sentences; leave it out",
  );
  expect(await releaseLantern(site, "1.4.3", "--kind", "fix")).toContain("still open: slow-scan; a change of the same ID");
});
