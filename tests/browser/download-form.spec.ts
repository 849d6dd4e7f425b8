/** The form for a download on the finished build; the server's answers are given by the test. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { localePath } from "#lib/i18n/paths.ts";
import { FIXTURE_CONTENT, FIXTURE_LOCALES } from "#tests/support/fixture-site.ts";
import { DOWNLOAD, downloadForm } from "#tests/support/download-form.ts";
import { holdScripts } from "#tests/support/islands.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

/** Makes the browser say that it runs on this system. */
async function pretendToBe(page: Page, platform: string): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(navigator, "userAgentData", { value: { platform: name } });
  }, platform);
}

test.describe("a download", () => {
  test("is offered for the systems that have an installer", async ({ page }) => {
    await page.goto("/en/lantern/download/Lite");
    await expect(downloadForm(page).form.getByRole("radio")).toHaveCount(2);
    await expect(downloadForm(page).computer("macOS")).toHaveAccessibleName(/macOS\s10\.15 or later/u);
    // With one system there is nothing to choose: it stands beside the version.
    await page.goto("/en/lens/download");
    await expect(downloadForm(page).form.getByRole("radio")).toHaveCount(0);
    await expect(page.locator("main section").filter({ has: page.locator("time") })).toContainText("macOS");
  });

  test("goes to the computer and the address that were given", async ({ page }) => {
    await page.route(DOWNLOAD, (route) => route.fulfill({ json: { success: true } }));
    await page.goto("/en/lantern/download/Standard");
    const { computer, email, submit, done, form } = downloadForm(page);
    await computer("Windows").check();
    await email.fill("mika@studio.example");
    const sent = page.waitForRequest(DOWNLOAD);
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({
      email: "mika@studio.example",
      product: "lantern",
      edition: "lanternStandard",
      system: "Windows",
      channel: "stable",
      language: "en",
    });
    await expect(done).toContainText("The download link was sent by e-mail.");
    await expect(done).toContainText("mika@studio.example");
    await expect(done).toBeFocused();
    await form.getByRole("button", { name: "Ask for another link" }).click();
    await expect(form.getByRole("radio").first()).toBeFocused();
    await expect(email).toHaveValue("mika@studio.example");
    await expect(computer("Windows")).not.toBeChecked();
    await computer("macOS").check();
    await submit.click();
    await expect(done).toBeFocused();
  });

  test("is for the visitor's own computer, when nobody chose another", async ({ page }) => {
    await pretendToBe(page, "macOS");
    await page.goto("/en/lantern/download/Lite");
    const { computer, email, form } = downloadForm(page);
    await expect(computer("macOS")).toBeChecked();
    await email.fill("mika@studio.example");
    await expect(form).toHaveAttribute("data-awake");
    await expect(computer("macOS")).toBeChecked();
  });

  test("shows in the steps that the mail is on its way", async ({ page }) => {
    await page.route(DOWNLOAD, (route) => route.fulfill({ json: { success: true } }));
    await page.goto("/en/lantern/download/Standard");
    const { computer, email, submit, done } = downloadForm(page);
    const step = page.locator('[aria-current="step"]').filter({ visible: true });
    await expect(step).toHaveText(/^\d Computer and address$/u);
    await computer("macOS").check();
    await email.fill("mika@studio.example");
    await submit.click();
    await expect(done).toBeVisible();
    await expect(step).toHaveText(/^\d Link in your mail$/u);
  });

  for (const held of ["chunks", "all"] as const) {
    test(`keeps what was chosen before ${held === "all" ? "any script came" : "it was awake"}`, async ({ page }) => {
      await pretendToBe(page, "macOS");
      const release = await holdScripts(page, held);
      await page.goto("/en/lantern/download/Lite", { waitUntil: "commit" });
      const { form, computer, email, submit } = downloadForm(page);
      await computer("Windows").check();
      await email.pressSequentially("mika@studio.example");
      release();
      await expect(form).toHaveAttribute("data-awake");
      await expect(computer("Windows")).toBeChecked();
      await expect(email).toHaveValue("mika@studio.example");
      const sent = page.waitForRequest(DOWNLOAD);
      await submit.click();
      expect((await sent).postDataJSON()).toMatchObject({ email: "mika@studio.example", system: "Windows" });
    });
  }

  test("loses nothing, and goes nowhere, when it is sent before any script came", async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    const release = await holdScripts(page, "all");
    await page.goto("/en/lantern/download/Lite", { waitUntil: "commit" });
    const { form, computer, email, submit } = downloadForm(page);
    await computer("Windows").check();
    await email.fill("mika@studio.example");
    await submit.click();
    await email.press("Enter");
    release();
    await expect(form).toHaveAttribute("data-awake");
    await expect(email).toHaveValue("mika@studio.example");
    await expect(page).toHaveURL("/en/lantern/download/Lite");
    expect(posts).toEqual([]);
    const sent = page.waitForRequest(DOWNLOAD);
    await submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ email: "mika@studio.example", system: "Windows" });
  });

  test("says what is wrong with the address once it was left", async ({ page }) => {
    await page.goto("/en/lantern/download/Lite");
    const { email, form } = downloadForm(page);
    await email.pressSequentially("mika@");
    await expect(form).toHaveAttribute("data-awake");
    await expect(form.getByText("Invalid email address")).toHaveCount(0);
    await email.blur();
    await expect(form.getByText("Invalid email address")).toBeVisible();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(/Invalid email address/u);
  });

  test("takes an address in full width, as Japanese keyboards type it", async ({ page }) => {
    await page.route(DOWNLOAD, (route) => route.fulfill({ json: { success: true } }));
    await page.goto("/en/lens/download");
    const { email, submit, done } = downloadForm(page);
    await email.fill("ｍｉｋａ＠ｓｔｕｄｉｏ．ｅｘａｍｐｌｅ");
    const sent = page.waitForRequest(DOWNLOAD);
    await submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ email: "mika@studio.example" });
    await expect(done).toContainText("mika@studio.example");
  });

  test("says at each field what is missing, and goes to the first, when it is sent too early", async ({ page }) => {
    let calls = 0;
    await page.route(DOWNLOAD, (route) => {
      calls++;
      return route.fulfill({ json: { success: true } });
    });
    await pretendToBe(page, "Linux");
    await page.goto("/en/lantern/download/Lite");
    const { computer, email, submit, form, done } = downloadForm(page);
    // Nothing was touched, so this press wakes the form.
    await submit.click();
    const choice = form.getByText("Please choose one of these.");
    await expect(choice).toBeVisible();
    await expect(email).toHaveAccessibleDescription(/Please enter your e-mail address\./u);
    await expect(form.getByRole("radio").first()).toBeFocused();
    await computer("macOS").check();
    await expect(choice).toHaveCount(0);
    await submit.click();
    await expect(email).toBeFocused();
    await email.fill("mika@studio.example");
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    expect(calls).toBe(0);
    await submit.click();
    await expect(done).toBeFocused();
  });

  for (const locale of FIXTURE_LOCALES) {
    test(`is confirmed in ${locale}`, inLanguage(locale), async ({ page }) => {
      type Words = { downloadForm: { sentTitle: string; submit: string } };
      const { downloadForm: words } = parse(readFileSync(`${FIXTURE_CONTENT}/${locale}/messages.yaml`, "utf8")) as Words;
      await page.route(DOWNLOAD, (route) => route.fulfill({ json: { success: true } }));
      await page.goto(localePath(locale, "/lantern/download/Standard"));
      const { form, email, submit, done } = downloadForm(page);
      await form.getByRole("radio").first().check();
      await email.fill("mika@studio.example");
      await expect(submit).toHaveText(words.submit);
      const sent = page.waitForRequest(DOWNLOAD);
      await submit.click();
      expect((await sent).postDataJSON()).toMatchObject({ language: locale, edition: "lanternStandard" });
      await expect.poll(async () => (await done.textContent()) ?? "").toContain(words.sentTitle);
    });
  }
});
