/** 3DX in small: keys, a pointer and a finger carry a sound around the head. */
import { listenTo } from "#tests/support/ears.ts";
import { expect, test } from "#tests/support/test.ts";
import { hearFor, section, start } from "./demo.ts";

test("arrow keys carry the sound from the right ear to the left, and say where it is", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto("/en/3dx");
  await start(page);
  // A browser takes a moment to fetch its ears from itself: until then a first start sounds from the middle.
  const rightOverLeft = async () => {
    const { left, right } = await hearFor(ears, 1);
    return right - left;
  };
  await expect.poll(rightOverLeft).toBeGreaterThan(3);

  const direction = section(page).getByRole("slider", { name: "Direction" });
  await expect(direction).toHaveAttribute("aria-valuetext", "50° to the right");
  await direction.focus();
  for (const key of ["Home", "PageDown", "PageDown", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(direction).toHaveAttribute("aria-valuetext", "65° to the left");
  await expect.poll(rightOverLeft).toBeLessThan(-3);
});

test("the circle has no end", async ({ page }) => {
  await page.goto("/en/3dx");
  const direction = section(page).getByRole("slider", { name: "Direction" });
  await direction.focus();
  await expect(page.locator('[data-island="demo-three-dx"]')).toHaveAttribute("data-awake");
  await page.keyboard.press("Home");
  await expect(direction).toHaveAttribute("aria-valuetext", "straight ahead");
  for (let turn = 0; turn < 6; turn++) await page.keyboard.press("PageUp");
  await expect(direction).toHaveAttribute("aria-valuetext", "straight behind");
  await page.keyboard.press("ArrowRight");
  await expect(direction).toHaveAttribute("aria-valuetext", "175° to the left, behind you");
});

test("a pointer drags it, and a farther source is softer", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto("/en/3dx");
  await start(page);
  const field = section(page).locator("svg.cursor-grab");
  await field.scrollIntoViewIfNeeded();
  const box = (await field.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - box.height * 0.1, middle.y, { steps: 4 });
  await expect(section(page).getByRole("slider", { name: "Direction" })).toHaveAttribute("aria-valuetext", "90° to the left");
  const near = await hearFor(ears, 2);
  await page.mouse.move(middle.x - box.height * 0.4, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(section(page).getByRole("slider", { name: "Distance" })).toHaveAttribute("aria-valuetext", "2.0 m");
  const far = await hearFor(ears, 2);
  expect(near.left - far.left).toBeGreaterThan(4);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("a tap puts it there, and what was set before it was awake stays", async ({ page }) => {
    await page.goto("/en/3dx");
    await section(page).getByRole("slider", { name: "Height" }).fill("30");
    await expect(page.locator('[data-island="demo-three-dx"]')).toHaveAttribute("data-awake");
    const field = section(page).locator("svg.cursor-grab");
    await field.scrollIntoViewIfNeeded();
    const box = (await field.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.8);
    await expect(section(page).getByRole("slider", { name: "Direction" })).toHaveAttribute("aria-valuetext", "straight behind");
    await expect(section(page).getByRole("slider", { name: "Height" })).toHaveAttribute("aria-valuetext", "30°");
  });
});
