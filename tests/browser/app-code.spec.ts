/** The code of a desktop app, from its field to the question and through a sign-in; the server's answers are given by the test. */
import { holdScripts, island } from "#tests/support/islands.ts";
import { expect, test } from "#tests/support/test.ts";

test("the code of an app fills its field, on phones, too", async ({ page }) => {
  await page.goto("/en/account/app-login");
  const field = page.getByRole("main").getByRole("textbox");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const [text, inner] = await field.evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const pen = new OffscreenCanvas(1, 1).getContext("2d");
      if (pen === null) return [0, 0];
      pen.font = `${style.fontSize} ${style.fontFamily}`;
      const written = pen.measureText("M".repeat(9)).width + 9 * Number.parseFloat(style.letterSpacing);
      return [written, input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)];
    });
    expect(text).toBeLessThanOrEqual(inner + 0.5);
    expect(text).toBeGreaterThan(0.9 * inner);
  }
});

test("an app's code is mended as it is sent", async ({ page }) => {
  await page.route("**/api/auth/device", (route) => route.fulfill({ json: { success: true, app: "hub" } }));
  await page.goto("/en/account/app-login");
  const code = page.getByLabel("Code");
  await code.fill("abcd234");
  await code.blur();
  await expect(page.getByRole("main").locator("[data-island]").first()).toHaveAttribute("data-awake", /.*/u, { timeout: 20_000 });
  await expect(page.getByText("The code has eight letters and digits.")).toBeVisible();
  await code.fill("abcd2345");
  const sent = page.waitForRequest("**/api/auth/device");
  await page.getByRole("button", { name: "Go on" }).click();
  expect((await sent).postDataJSON()).toEqual({ userCode: "ABCD-2345" });
  await expect(page.getByText("ABCD-2345")).toBeVisible();
});

test("an app's code is taken as it was typed or pasted", async ({ page }) => {
  await page.route("**/api/auth/device", (route) => route.fulfill({ json: { success: true, app: "hub" } }));
  for (const typed of ["abcd 2345", " ABCD-2345", "ＡＢＣＤ－２３４５"]) {
    await page.goto("/en/account/app-login");
    const code = page.getByLabel("Code");
    await code.focus();
    await page.keyboard.insertText(typed);
    const sent = page.waitForRequest("**/api/auth/device");
    await page.getByRole("button", { name: "Go on" }).click();
    expect((await sent).postDataJSON(), typed).toEqual({ userCode: "ABCD-2345" });
  }
});

test("the code of the page's address is sent by a press that comes before its form is awake", async ({ page }) => {
  await page.route("**/api/auth/device", (route) => route.fulfill({ json: { success: true, app: "hub" } }));
  const release = await holdScripts(page, "chunks");
  await page.goto("/en/account/app-login?user_code=ABCD-2345");
  await page.getByRole("button", { name: "Go on" }).click();
  const sent = page.waitForRequest("**/api/auth/device");
  release();
  expect((await sent).postDataJSON()).toEqual({ userCode: "ABCD-2345" });
  await expect(island(page, "app-login").getByText("ABCD-2345")).toBeVisible();
});

for (const errorCode of ["INVALID_CODE", "CODE_EXPIRED"])
  test(`an app's code that ended while its question was shown gives way to another one: ${errorCode}`, async ({ page }) => {
    await page.route("**/api/auth/device", (route) => route.fulfill({ json: { success: true, app: "hub" } }));
    await page.route("**/api/auth/device/approve", (route) => route.fulfill({ status: 400, json: { success: false, errorCode } }));
    await page.goto("/en/account/app-login");
    const code = page.getByLabel("Code");
    await code.fill("ABCD-2345");
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByText("ABCD-2345")).toBeVisible();
    await page.getByRole("main").locator("form [type=submit]").first().click();
    await expect(code).toBeFocused();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(/\S/u);
    await code.fill("EFGH-6789");
    const sent = page.waitForRequest("**/api/auth/device");
    await page.getByRole("button", { name: "Go on" }).click();
    expect((await sent).postDataJSON()).toEqual({ userCode: "EFGH-6789" });
  });

test("an app's code goes along from the sign-in to the sign-up and back, and to a forgotten password", async ({ page }) => {
  const main = page.getByRole("main");
  const screens = ["signup", "login", "forgot-password"];
  await page.goto("/en/account/login?user_code=ABCD-2345");
  for (const screen of screens) {
    await main.locator(`a[href$="/en/account/${screen}?user_code=ABCD-2345"]`).first().click();
    await expect(page).toHaveURL(`/en/account/${screen}?user_code=ABCD-2345`);
  }
});
