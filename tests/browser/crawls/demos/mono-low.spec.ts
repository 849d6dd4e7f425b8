import { LONG } from "#tests/support/extent.ts";
import { listenTo } from "#tests/support/ears.ts";
import { expect, test, WITH_MOTION } from "#tests/support/test.ts";
import { findDemoPage, hearFor, LABELS, section, start } from "./demo.ts";

test.use(WITH_MOTION);

const PAGE = findDemoPage("demo-mono-low") ?? "";
test.skip(PAGE === "", "no product of this site has this demonstration");
const labels = LABELS.monoLow;

test("the low-end demonstration brings the low end to the middle", { tag: LONG }, async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto(PAGE);
  await start(page);
  const figure = section(page).locator("[data-correlation]");
  await expect(figure).toHaveText(/^\+0\.[0-7]/u);
  const wide = await hearFor(ears, 2);
  await section(page).getByRole("radio", { name: labels.mono }).check();
  await expect(figure).toHaveText("+1.00");
  const mono = await hearFor(ears, 2);
  expect(mono.correlation - wide.correlation).toBeGreaterThan(0.2);
});
