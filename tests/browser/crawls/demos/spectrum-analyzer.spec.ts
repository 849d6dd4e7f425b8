import { expect, test, WITH_MOTION } from "#tests/support/test.ts";
import { findDemoPage, LABELS, section, start } from "./demo.ts";

test.use(WITH_MOTION);

const PAGE = findDemoPage("demo-spectrum-analyzer") ?? "";
test.skip(PAGE === "", "no product of this site has this demonstration");
const labels = LABELS.spectrumAnalyzer;

test("the analyser shows each sound where it lives", async ({ page }) => {
  await page.goto(PAGE);
  await start(page);
  const loudest = section(page).locator('[data-reading="loudest"]');
  await section(page).getByRole("radio", { name: labels.bass }).check();
  await expect(loudest).toHaveText(/^[4-9]\d(?:\.\d)? Hz$/u);
  await section(page).getByRole("radio", { name: labels.glide }).check();
  await expect(loudest).toHaveText(/kHz$/u);
  const drawn = await section(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas
        .getContext("2d")
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0),
    );
  expect(drawn).toBe(true);
});

test("a sound that makes way for another fades, and is not cut", async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its node below
    const stop = AudioScheduledSourceNode.prototype.stop;
    const seconds: number[] = [];
    Object.assign(window, { fades: seconds });
    AudioScheduledSourceNode.prototype.stop = function (when = 0) {
      seconds.push(when - this.context.currentTime);
      stop.call(this, when);
    };
  });
  await page.goto(PAGE);
  await start(page);
  await section(page).getByRole("radio", { name: labels.bass }).check();
  const fades = () => page.evaluate(() => (window as unknown as { fades: number[] }).fades);
  await expect.poll(fades).toHaveLength(1);
  expect((await fades())[0]).toBeGreaterThan(0.05);
});
