/** The form for a download while its request is on the way, on the finished build; the server's answers are given by the test. */
import { DOWNLOAD, downloadForm } from "#tests/support/download-form.ts";
import { expect, test } from "#tests/support/test.ts";

const GENERIC = "An error occurred. Please try again.";

test.describe("a request for a download", () => {
  test("is being sent, is refused in words, and can be tried again", async ({ page }) => {
    const answers = [
      { status: 404, errorCode: "UNKNOWN_INSTALLER", words: "There is no installer for this choice. Please choose another computer." },
      { status: 429, errorCode: "RATE_LIMIT_EXCEEDED", words: "Too many requests. Please try again later" },
      { status: 400, errorCode: "INVALID_EMAIL", words: "Invalid email address" },
      { status: 500, errorCode: "INTERNAL_ERROR", words: GENERIC },
    ];
    let go = (): void => undefined;
    let place = 0;
    await page.route(DOWNLOAD, async (route) => {
      await new Promise<void>((resolve) => (go = resolve));
      const { status = 502, errorCode } = answers[place] ?? {};
      await (errorCode === undefined
        ? route.fulfill({ status, body: "<h1>Bad Gateway</h1>" })
        : route.fulfill({ status, json: { errorCode } }));
    });
    await page.goto("/en/lantern/download/Lite");
    const { computer, email, submit, problem } = downloadForm(page);
    await computer("macOS").check();
    await email.fill("mika@studio.example");
    for (; place <= answers.length; place++) {
      const asked = page.waitForRequest(DOWNLOAD);
      await submit.click();
      await asked;
      await expect(submit).toHaveText("Sending...");
      await expect(submit).toBeDisabled();
      await expect(problem).toHaveCount(0);
      go();
      await expect(problem).toHaveText(answers[place]?.words ?? GENERIC);
      await expect(submit).toBeEnabled();
    }
  });

  test("that is refused is told also where there is one system, and no field for it", async ({ page }) => {
    await page.route(DOWNLOAD, (route) => route.fulfill({ status: 404, json: { errorCode: "UNKNOWN_INSTALLER" } }));
    await page.goto("/en/lens/download");
    const { email, submit, problem } = downloadForm(page);
    await email.fill("mika@studio.example");
    await submit.click();
    await expect(problem).toHaveText(/^There is no installer for this choice/u);
  });

  test("is sent once at a time, and by the same key again after it failed", async ({ page }) => {
    let answered: () => void = () => undefined;
    let calls = 0;
    await page.route(DOWNLOAD, async (route) => {
      calls++;
      await new Promise<void>((answer) => (answered = answer));
      await route.fulfill({ status: 500, json: { success: false } });
    });
    await page.goto("/en/lantern/download/Standard");
    const { computer, email, submit, problem } = downloadForm(page);
    await computer("macOS").check();
    await email.fill("mika@studio.example");
    for (const call of [1, 2]) {
      await (call === 1 ? submit.press("Enter") : page.keyboard.press("Enter"));
      await expect(submit).toHaveAccessibleName(/^Sending/u);
      await expect(submit).toBeFocused();
      await page.keyboard.press("Enter");
      await email.press("Enter");
      await submit.focus();
      answered();
      await expect(problem).toHaveText(GENERIC);
      await expect(submit).toBeFocused();
      expect(calls).toBe(call);
    }
  });

  test("gives up after 20 seconds without an answer, says so, and is sent by the same button again", async ({ page }) => {
    let calls = 0;
    await page.clock.install();
    await page.route(DOWNLOAD, (route) => (++calls === 1 ? undefined : route.fulfill({ json: { success: true } })));
    await page.goto("/en/lantern/download/Lite");
    const { computer, email, submit, problem, done } = downloadForm(page);
    await computer("macOS").check();
    await email.fill("mika@studio.example");
    const asked = page.waitForRequest(DOWNLOAD);
    await submit.click();
    await asked;
    await page.clock.runFor(15_000);
    await expect(submit).toHaveText("Sending...");
    await page.clock.runFor(6_000);
    await expect(problem).toContainText("20 seconds");
    await submit.click();
    await page.clock.runFor(100);
    await expect(done).toContainText("The download link was sent by e-mail.");
    expect(calls).toBe(2);
    // What else there is to know: the same again is not sent twice, and where to go meanwhile.
    await expect(done).toContainText("within the last 10 minutes");
    await expect(page.getByRole("navigation", { name: "Meanwhile" }).getByRole("link").first()).toBeVisible();
  });
});
