import { listenTo } from "#tests/support/ears.ts";
import { LONG } from "#tests/support/extent.ts";
import { expect, test, WITH_MOTION } from "#tests/support/test.ts";
import { findDemoPage, hearFor, LABELS, section, start } from "./demo.ts";

test.use(WITH_MOTION);

const PAGE = findDemoPage("demo-hpl-processor") ?? "";
test.skip(PAGE === "", "no product of this site has this demonstration");

test("the loudspeakers reach both ears, and are as loud as the headphones", { tag: LONG }, async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto(PAGE);
  await start(page);
  // A browser takes a moment to fetch its ears from itself.
  await expect.poll(async () => (await hearFor(ears, 1)).correlation).toBeGreaterThan(0.5);
  // Two whole loops each.
  const loudspeakers = await hearFor(ears, 8);
  await section(page).getByRole("radio", { name: LABELS.hplProcessor.headphones }).check();
  const headphones = await hearFor(ears, 8);
  expect(loudspeakers.correlation - headphones.correlation).toBeGreaterThan(0.1);
  const loudness = ({ left, right }: typeof headphones) => 10 * Math.log10(10 ** (left / 10) + 10 ** (right / 10));
  expect(Math.abs(loudness(loudspeakers) - loudness(headphones))).toBeLessThan(1.5);
});
