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
