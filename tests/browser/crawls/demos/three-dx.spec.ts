/** The panner in small: keys, a pointer and a finger carry a sound around the head. */
import { listenTo } from "#tests/support/ears.ts";
import { LONG } from "#tests/support/extent.ts";
import { expect, test, WITH_MOTION } from "#tests/support/test.ts";
import { findDemoPage, hearFor, LABELS, section, start } from "./demo.ts";

test.use(WITH_MOTION);

const PAGE = findDemoPage("demo-three-dx") ?? "";
test.skip(PAGE === "", "no product of this site has this demonstration");
const labels = LABELS.threeDx;
/** A direction as the slider reads it out. */
const at = (label = "", degrees?: number) => label.replace("#", String(degrees));

test("arrow keys carry the sound from the right ear to the left, and say where it is", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto(PAGE);
  await start(page);
  // A browser takes a moment to fetch its ears from itself: until then a first start sounds from the middle.
  const rightOverLeft = async () => {
    const { left, right } = await hearFor(ears, 1);
    return right - left;
  };
  const direction = section(page).getByRole("slider", { name: labels.direction });
  await direction.focus();
  for (const key of ["Home", "PageUp", "PageUp"]) await page.keyboard.press(key);
  await expect(direction).toHaveAttribute("aria-valuetext", at(labels.right, 60));
  await expect.poll(rightOverLeft).toBeGreaterThan(3);
  for (const key of ["Home", "PageDown", "PageDown", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(direction).toHaveAttribute("aria-valuetext", at(labels.left, 65));
  await expect.poll(rightOverLeft).toBeLessThan(-3);
});

test("it stands still until it plays, then circles the head until somebody takes it", async ({ page }) => {
  await page.goto(PAGE);
  expect(await section(page).evaluate((demo) => demo.getAnimations({ subtree: true }).length)).toBe(0);
  await start(page);
  const direction = section(page).getByRole("slider", { name: labels.direction });
  const before = await direction.inputValue();
  await expect(direction).not.toHaveValue(before);
  await direction.focus();
  await page.keyboard.press("Home");
  await expect(section(page).getByRole("button", { name: LABELS.stop })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(direction).toHaveValue("0");
});

test("behind the listener, ordinary panning sounds as it does ahead", { tag: LONG }, async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto(PAGE);
  await start(page);
  await section(page).getByRole("radio", { name: labels.ordinary }).check();
  const direction = section(page).getByRole("slider", { name: labels.direction });
  await direction.focus();
  await page.keyboard.press("Home");
  // Both ears get the same; the ears' own filters would differ a little even here.
  await expect.poll(async () => (await hearFor(ears, 1)).correlation).toBeGreaterThan(0.999);
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press("PageUp");
  await expect.poll(async () => (await hearFor(ears, 1)).left).toBeLessThan(-60);
});

test("dragging with a mouse selects no text, and the button that opens menus carries nothing", async ({ page }) => {
  await page.goto(PAGE);
  const field = section(page).locator("svg.cursor-grab");
  await field.scrollIntoViewIfNeeded();
  await field.hover();
  await expect(page.locator('[data-island="demo-three-dx"]')).toHaveAttribute("data-awake");
  const box = (await field.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.9, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  const direction = section(page).getByRole("slider", { name: labels.direction });
  const before = await direction.inputValue();
  await page.mouse.down({ button: "right" });
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3, { steps: 4 });
  await expect(direction).toHaveValue(before);
});

test("the circle has no end", async ({ page }) => {
  await page.goto(PAGE);
  const direction = section(page).getByRole("slider", { name: labels.direction });
  await direction.focus();
  await expect(page.locator('[data-island="demo-three-dx"]')).toHaveAttribute("data-awake");
  await page.keyboard.press("Home");
  await expect(direction).toHaveAttribute("aria-valuetext", at(labels.ahead));
  for (let turn = 0; turn < 6; turn++) await page.keyboard.press("PageUp");
  await expect(direction).toHaveAttribute("aria-valuetext", at(labels.behind));
  await page.keyboard.press("ArrowRight");
  await expect(direction).toHaveAttribute("aria-valuetext", at(labels.leftBehind, 175));
});

test("a pointer drags it, and a farther source is softer", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto(PAGE);
  await start(page);
  const field = section(page).locator("svg.cursor-grab");
  await field.scrollIntoViewIfNeeded();
  const box = (await field.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - box.height * 0.1, middle.y, { steps: 4 });
  await expect(section(page).getByRole("slider", { name: labels.direction })).toHaveAttribute("aria-valuetext", at(labels.left, 90));
  const near = await hearFor(ears, 2);
  await page.mouse.move(middle.x - box.height * 0.4, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(section(page).getByRole("slider", { name: labels.distance })).toHaveAttribute("aria-valuetext", "2.0 m");
  const far = await hearFor(ears, 2);
  expect(near.left - far.left).toBeGreaterThan(4);
});

test("it grows louder all the way to the ear", { tag: LONG }, async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto(PAGE);
  await start(page);
  await section(page).getByRole("slider", { name: labels.direction }).press("Home");
  const levelAt = async (metres: string) => {
    await section(page).getByRole("slider", { name: labels.distance }).fill(metres);
    // A whole loop.
    return (await hearFor(ears, 4)).left;
  };
  expect((await levelAt("0.4")) - (await levelAt("0.8"))).toBeGreaterThan(2);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("a tap puts it there, and what was set before it was awake stays", async ({ page }) => {
    await page.goto(PAGE);
    await section(page).getByRole("slider", { name: labels.elevation }).fill("30");
    await expect(page.locator('[data-island="demo-three-dx"]')).toHaveAttribute("data-awake");
    const field = section(page).locator("svg.cursor-grab");
    await field.scrollIntoViewIfNeeded();
    const box = (await field.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.8);
    await expect(section(page).getByRole("slider", { name: labels.direction })).toHaveAttribute("aria-valuetext", at(labels.behind));
    await expect(section(page).getByRole("slider", { name: labels.elevation })).toHaveAttribute("aria-valuetext", "30°");
  });
});

test("a sound that makes way for another fades, and is not cut", async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its node below
    const stop = AudioScheduledSourceNode.prototype.stop;
    const seconds: number[] = [];
    Object.assign(window, { fades: seconds });
    AudioScheduledSourceNode.prototype.stop = function (when = 0) {
      // The test tone before the start is stopped at once.
      if (when > 0) seconds.push(when - this.context.currentTime);
      stop.call(this, when);
    };
  });
  await page.goto(PAGE);
  await start(page);
  await section(page).getByRole("radio", { name: labels.rain }).check();
  const fades = () => page.evaluate(() => (window as unknown as { fades: number[] }).fades);
  await expect.poll(fades).toHaveLength(1);
  expect((await fades())[0]).toBeGreaterThan(0.05);
});
