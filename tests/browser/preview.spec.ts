/** The live preview, as somebody meets it who writes: save, see, slip, mend. It runs on a copy of the project. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { headingId } from "#lib/heading-id.ts";
import { findPlace } from "#scripts/lib/check/place.ts";
import { ENTITIES } from "#schemas/entities.ts";
import type { SupportIndex } from "#schemas/support.ts";
import { LONG } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { type Preview, startPreview } from "#tests/support/preview.ts";

const { topics } = parse(readFileSync(`${FIXTURE_CONTENT}/shared/support.yaml`, "utf8")) as SupportIndex;
const ARTICLE = topics[0]?.articles[0]?.id ?? "";
const FILE = `${FIXTURE_CONTENT}/en/support/${ARTICLE}.mdx`;
const TRANSLATION = `${FIXTURE_CONTENT}/ja/support/${ARTICLE}.mdx`;
const PAGE = `/en/support/${ARTICLE}`;
const REDIRECTS = `${FIXTURE_CONTENT}/shared/redirects.yaml`;
/** Two slow cores compile the first page of a framework. Milliseconds. */
const COLD = 240_000;
const WARM = 30_000;

// The preview has no search index, and says so. While contentlayer writes its files anew, the compiler may read one a moment too
// early; it reads again, and what it shows then is what this test is about. One test opens an address without a page.
test.use({ allowedErrors: [/pagefind|\.contentlayer\/generated|status of 404/u] });

// One preview for all: each test leaves the content as it was.
test.describe.configure({ mode: "serial" });
let preview: Preview;
test.beforeAll(async () => {
  test.setTimeout(COLD);
  preview = await startPreview();
});
test.afterAll(async () => {
  await preview.stop();
});

const titleOf = (text: string) => /^title: (.*)$/mu.exec(text)?.[1] ?? "";

test("it says what it does until it is ready", { tag: LONG }, async () => {
  test.setTimeout(2 * COLD);
  await expect.poll(() => preview.terminal(), { timeout: COLD }).toContain(`ready: open ${preview.url}`);
  const places = ["checking content …", "no problems; compiling …", `The preview starts at ${preview.url}`, "compiling the first page"].map(
    (line) => preview.terminal().indexOf(line),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("what is saved shows at once, a slip is named in its place, and the last good page stays", { tag: LONG }, async ({ page }) => {
  test.setTimeout(2 * COLD);
  const heading = page.getByRole("heading", { level: 1 });
  const alert = page.getByRole("alert").filter({ hasText: "in content" });
  const good = preview.read(FILE);
  const title = titleOf(good);
  let loads = 0;
  page.on("load", () => loads++);

  await test.step("the page opens", async () => {
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

  await test.step("an address without a page shows the slip, too", async () => {
    const answer = await page.goto(`${preview.url}/en/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(alert).toContainText("words/link-nowhere");
    await page.goto(`${preview.url}${PAGE}`);
  });

  await test.step("mended, it shows, and the slip is forgotten", async () => {
    preview.save(FILE, good);
    await expect(alert).toHaveCount(0, { timeout: WARM });
    await expect(heading).toHaveText(title, { timeout: WARM });
  });

  await test.step("the bar of news closes, as in a build", async () => {
    const news = page.getByRole("complementary", { name: "News" });
    await news.getByRole("button", { name: "Close this notice" }).click();
    await expect(news).toBeHidden();
  });

  await test.step("search says that it exists only in a build", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Search" }).click();
    await page.locator("header").getByRole("searchbox").fill("licence");
    await expect(page.getByText("Search exists only in a build. Run npm run serve to try it.")).toBeVisible({ timeout: WARM });
  });
});

/** A file of each kind, with a text that no parser understands. */
function* listSlips(): Generator<{ file: string; slip: string }> {
  const names = readdirSync(FIXTURE_CONTENT, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  for (const { name } of ENTITIES) {
    const found = names.toSorted().find((each) => findPlace(`content/${each}`)?.entity === name);
    if (found === undefined) continue;
    const file = `${FIXTURE_CONTENT}/${found}`;
    const good = preview.read(file);
    if (file.endsWith(".yaml")) yield { file, slip: `${good}broken: { [\n` };
    else {
      yield { file, slip: good.replace("---\n", "---\nbroken: { [\n") };
      yield { file, slip: `${good}\n<Note>\n` };
    }
  }
}

test("it outlives a slip in each kind of file, and shows pages all the time", { tag: LONG }, async ({ page }) => {
  test.setTimeout(4 * COLD);
  const alert = page.getByRole("alert").filter({ hasText: "in content" });
  await page.goto(`${preview.url}${PAGE}`, { timeout: COLD });
  for (const { file, slip } of [...listSlips()]) {
    await test.step(file, async () => {
      const good = preview.read(file);
      preview.save(file, slip);
      await expect(alert).toContainText(`${file}:`, { timeout: WARM });
      const { status } = await fetch(`${preview.url}${PAGE}`);
      expect(status).toBe(200);
      preview.save(file, good);
    });
  }
  await expect(alert).toHaveCount(0, { timeout: WARM });
  const good = preview.read(FILE);
  preview.save(FILE, good.replace(titleOf(good), "Still here"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Still here", { timeout: WARM });
  preview.save(FILE, good);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(good), { timeout: WARM });
});

test("a missing translation is a warning, and another language stands in", { tag: LONG }, async ({ page }) => {
  test.setTimeout(2 * COLD);
  const translation = preview.read(TRANSLATION);
  const status = page.getByRole("status").filter({ hasText: "missing translation" });
  await page.goto(`${preview.url}/support/${ARTICLE}`, { timeout: COLD });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(translation));
  preview.remove(TRANSLATION);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(preview.read(FILE)), { timeout: WARM });
  await expect(status).toContainText("1 missing translation: another language stands in");
  await status.getByText("1 missing translation").click();
  // Until the check has seen the removal, the remark is that of the test before.
  await expect(status).toContainText(`content/ja/support/${ARTICLE}.mdx does not exist`, { timeout: WARM });
  expect(preview.terminal()).toContain("warning  gaps/missing-document");
  preview.save(TRANSLATION, translation);
  await expect(status).toHaveCount(0, { timeout: WARM });
});

test("an address that moves leads to the new one as soon as the redirect is saved", { tag: LONG }, async ({ page }) => {
  test.setTimeout(2 * COLD);
  const heading = /^## (.*)$/mu.exec(preview.read(FILE))?.[1] ?? "";
  const before = preview.read(REDIRECTS);
  const list = [
    { from: "/old/name", to: `/support/${ARTICLE}` },
    { from: `/support/${ARTICLE}#Old_heading`, to: `/support/${ARTICLE}#${headingId(heading)}` },
  ];
  preview.save(REDIRECTS, `${before.split("\n")[0] ?? ""}\nredirects: ${JSON.stringify(list)}\n`);
  const moved = () =>
    fetch(`${preview.url}/en/old/name`, { redirect: "manual" }).then(({ status, headers }) => [status, headers.get("location")]);
  await expect.poll(moved, { timeout: WARM }).toEqual([308, PAGE]);
  await page.goto(`${preview.url}/en/old/name#Old_heading`);
  await expect(page).toHaveURL(`${preview.url}${PAGE}#Old_heading`);
  await expect(page.getByRole("heading", { name: heading }).filter({ has: page.locator(":target") })).toBeInViewport();
  preview.save(REDIRECTS, before);
});
