/** A device that refuses to sound, or never answers: the visitor is told, and the next press sounds as it should. */
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { findDemoPage, LABELS, section, start } from "./demo.ts";

const path = findDemoPage("demo-mono-low") ?? "";
test.skip(path === "", "no product of this site has this demonstration");

const unavailable = (page: Page) => section(page).getByText(LABELS.unavailable ?? "");
const pressPlay = (page: Page) => section(page).getByRole("button", { name: LABELS.play }).click();

/** To be called before the page is opened: what the device does instead of its first start. */
async function breakDevice(page: Page, device: "refuses" | "never answers"): Promise<void> {
  await page.addInitScript((kind) => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its context below
    const { resume } = AudioContext.prototype;
    let isFirst = true;
    AudioContext.prototype.resume = function () {
      const isBroken = isFirst;
      isFirst = false;
      if (!isBroken) return resume.call(this);
      // As Safari says it.
      if (kind === "refuses") return Promise.reject(new DOMException("Failed to start the audio device", "InvalidStateError"));
      return new Promise(() => undefined);
    };
  }, device);
}

type Started = { started: AudioBufferSourceNode[] };

/** To be called before the page is opened. @returns How many loops sound now. */
async function countLoops(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const started: AudioBufferSourceNode[] = [];
    Object.assign(window, { started });
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its node below
    const begin = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...times) {
      started.push(this);
      begin.apply(this, times);
    };
  });
  return () => page.evaluate(() => (window as unknown as Started).started.filter(({ context }) => context.state === "running").length);
}

test("a device that refuses is named, and the next press sounds once, as any", async ({ page, context }) => {
  const usual = await context.newPage();
  const countUsual = await countLoops(usual);
  await usual.goto(path);
  await start(usual);
  const loops = await countUsual();
  expect(loops).toBeGreaterThan(0);
  await usual.close();

  await breakDevice(page, "refuses");
  const count = await countLoops(page);
  await page.goto(path);
  await pressPlay(page);
  await expect(unavailable(page)).toBeVisible({ timeout: 20_000 });
  await start(page);
  await expect(unavailable(page)).toBeHidden();
  expect(await count()).toBe(loops);
});

test("a device that never answers is given up, and the next press is another try", async ({ page }) => {
  await page.clock.install();
  await breakDevice(page, "never answers");
  await page.goto(path);
  await pressPlay(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(2000);
      return unavailable(page).isVisible();
    })
    .toBe(true);
  await start(page);
});
