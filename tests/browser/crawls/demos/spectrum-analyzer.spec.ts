import { expect, test, WITH_MOTION } from "#tests/support/test.ts";
import { findDemoPage, section, start } from "./demo.ts";

test.use(WITH_MOTION);

const PAGE = findDemoPage("demo-spectrum-analyzer") ?? "";
test.skip(PAGE === "", "no product of this site has this demonstration");

test("the analyser shows every channel, and reads the chosen one", async ({ page }) => {
  await page.goto(PAGE);
  const loudest = section(page).locator('[data-reading="loudest"]');
  // The riddle starts without an answer.
  await expect(section(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(loudest).toBeHidden();
  await start(page);
  await section(page).getByRole("radio", { name: "LFE" }).check();
  await expect(loudest).toBeVisible();
  await expect(loudest).toHaveText(/^[4-9]\d(?:\.\d)? Hz$/u);
  // The filter that was left on: its low end is gone.
  await section(page).getByRole("radio", { name: "Rs" }).check();
  await expect(loudest).toHaveText(/^(?:[2-9]\d\d Hz|.*kHz)$/u);
  /** Whether anything is drawn, for each sixth of the picture's height. */
  const rows = () =>
    section(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) =>
        Array.from({ length: 6 }, (_, row) =>
          canvas
            .getContext("2d")
            ?.getImageData(0, Math.round((canvas.height * row) / 6), canvas.width, Math.round(canvas.height / 6))
            .data.some((value) => value > 0),
        ),
      );
  await expect.poll(rows).toEqual(Array.from({ length: 6 }, () => true));
});
