import { listenTo } from "#tests/support/ears.ts";
import { LONG } from "#tests/support/extent.ts";
import { expect, test, WITH_MOTION } from "#tests/support/test.ts";
import { findDemoPage, hearFor, LABELS, section, start } from "./demo.ts";

test.use(WITH_MOTION);

const PAGE = findDemoPage("demo-ambience-enhancer") ?? "";
test.skip(PAGE === "", "no product of this site has this demonstration");

test("a demonstration that could not be computed says so, and tries again at the next press", async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its context below
    const render = OfflineAudioContext.prototype.startRendering;
    OfflineAudioContext.prototype.startRendering = () => {
      OfflineAudioContext.prototype.startRendering = render;
      return Promise.reject(new DOMException("no memory", "NotSupportedError"));
    };
  });
  await page.goto(PAGE);
  await section(page)
    .getByRole("button", { name: LABELS.play ?? "" })
    .click();
  await expect(section(page).getByText(LABELS.unavailable ?? "")).toBeVisible();
  await start(page);
});
const labels = LABELS.ambienceEnhancer;

test("the room demonstration raises the room and no loudness", { tag: LONG }, async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto(PAGE);
  await start(page);
  const match = section(page).locator('[data-reading="match"]');
  await section(page).getByRole("slider", { name: labels.amount }).fill("9");
  await expect(match).toHaveText(/^−\d\.\d dB$/u);
  // Two whole loops each. Unmatched, the room would add 3 dB.
  const processed = await hearFor(ears, 8);
  await section(page).getByRole("radio", { name: labels.original }).check();
  await expect(match).toHaveText("0.0 dB");
  const original = await hearFor(ears, 8);
  // Both have a room: the recording's own, and more of it.
  expect(original.correlation).toBeLessThan(0.999);
  expect(processed.correlation).toBeLessThan(original.correlation);
  const loudness = ({ left, right }: typeof original) => 10 * Math.log10(10 ** (left / 10) + 10 ** (right / 10));
  expect(Math.abs(loudness(processed) - loudness(original))).toBeLessThan(1.5);
});
