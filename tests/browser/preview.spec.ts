/** The live preview, as somebody meets it who writes: save, see, slip, mend. It runs on a copy of the project. */
import { expect, test } from "#tests/support/test.ts";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { type Preview, startPreview } from "#tests/support/preview.ts";

const FILE = `${FIXTURE_CONTENT}/en/support/how-trials-work.mdx`;
const PAGE = "/en/support/how-trials-work";
/** Two slow cores compile the first page of a framework. Milliseconds. */
const COLD = 120_000;
const WARM = 30_000;

// The preview has no search index, and says so. While contentlayer writes its index anew, the compiler may look for it a moment too
// early; it looks again, and what it shows then is what this test is about.
test.use({ allowedErrors: [/pagefind|Can't resolve '#\.contentlayer\/generated/u] });

let preview: Preview;
test.beforeAll(async () => {
  test.setTimeout(COLD);
  preview = await startPreview();
});
test.afterAll(async () => {
  await preview.stop();
});

test("what is saved shows at once, a slip is named in its place, and the last good page stays", async ({ page }) => {
  test.setTimeout(2 * COLD);
  const heading = page.getByRole("heading", { level: 1 });
  const alert = page.getByRole("alert").filter({ hasText: "in content" });
  const good = preview.read(FILE);
  const title = /^title: (.*)$/mu.exec(good)?.[1] ?? "";
  let loads = 0;
  page.on("load", () => loads++);

  await test.step("the page opens", async () => {
    await expect.poll(() => preview.terminal(), { timeout: COLD }).toContain("Ready in");
    await page.goto(`${preview.url}${PAGE}`, { timeout: COLD });
    await expect(heading).toHaveText(title);
    await expect(alert).toHaveCount(0);
  });

  await test.step("a saved file shows in the open page, and nobody loads it anew", async () => {
    const before = loads;
    preview.save(FILE, good.replace(title, "How long may I try it?"));
    await expect(heading).toHaveText("How long may I try it?", { timeout: WARM });
    expect(loads).toBe(before);
  });

  await test.step("a slip is shown with its place and rule, in the browser and in the terminal, over the last good page", async () => {
    const line = "See [the shop](/shop).";
    const slip = `${good.replace(title, "Half a thought")}\n${line}\n`;
    const place = `${FILE}:${String(slip.trimEnd().split("\n").length)}:${String(line.indexOf("/shop") + 1)}`;
    preview.save(FILE, slip);
    await expect(alert).toContainText(place, { timeout: WARM });
    await expect(alert).toContainText("words/link-nowhere");
    await expect(alert).toContainText('"/shop" is no page of this site');
    await expect(heading).toHaveText("How long may I try it?");
    await expect.poll(() => preview.terminal()).toContain(`${place}  error  words/link-nowhere`);
  });

  await test.step("mended, it shows, and the slip is forgotten", async () => {
    preview.save(FILE, good.replace(title, "How long does a trial really last?"));
    await expect(alert).toHaveCount(0, { timeout: WARM });
    await expect(heading).toHaveText("How long does a trial really last?", { timeout: WARM });
  });

  await test.step("search says that it exists only in a build", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Search" }).click();
    await page.locator("header").getByRole("searchbox").fill("licence");
    await expect(page.getByText("Search exists only in a build. Run npm run serve to try it.")).toBeVisible({ timeout: WARM });
  });
});
