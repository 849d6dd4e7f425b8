/** The newsletter form on the finished build; the server's answers are given by the test. */
import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { parse } from "yaml";
import { localePath } from "#lib/i18n/paths.ts";
import { FIXTURE_CONTENT, FIXTURE_LOCALES } from "#tests/support/fixture-site.ts";
import { holdScripts, island } from "#tests/support/islands.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const CALL = "**/api/v1/subscribe-newsletter";

/** The form's parts, in any language. */
function formOf(page: Page) {
  const form = island(page, "newsletter-form");
  return {
    email: form.getByRole("textbox"),
    consent: form.getByRole("checkbox"),
    submit: form.getByRole("button"),
    /** What the form says is wrong, under a field. */
    problem: form.locator('[role="alert"], [id$="-problem"]').filter({ hasText: /\S/u }),
  };
}

async function fillIn(page: Page, email = "mika@studio.example"): Promise<void> {
  const form = formOf(page);
  await form.email.fill(email);
  await form.consent.check();
}

test("can be sent only with an address that can be one, and with consent", async ({ page }) => {
  await page.goto("/en");
  const { email, consent, submit } = formOf(page);
  // What the server keeps as proof, letter for letter; the policy is a link in it.
  const { newsletter } = parse(readFileSync(`${FIXTURE_CONTENT}/en/messages.yaml`, "utf8")) as { newsletter: Record<string, string> };
  await expect(consent).toHaveAccessibleName(newsletter.consent!);
  await expect(submit).toBeDisabled();
  await email.fill("mika@studio.example");
  await expect(submit).toBeDisabled();
  await consent.check();
  await expect(submit).toBeEnabled();
  for (const wrong of ["", "mika", "mika@", "mika@studio", "mika studio@studio.example"]) {
    await email.fill(wrong);
    await expect(submit, wrong).toBeDisabled();
  }
  await email.fill("mika@studio.example");
  await expect(submit).toBeEnabled();
  await consent.uncheck();
  await expect(submit).toBeDisabled();
});

test("says what is wrong once a field was left, and no sooner", async ({ page }) => {
  await page.goto("/en");
  const { email, consent, problem } = formOf(page);
  await email.pressSequentially("mika@");
  await expect(island(page, "newsletter-form")).toHaveAttribute("data-awake");
  await expect(problem).toHaveCount(0);
  await email.blur();
  await expect(problem).toHaveText("Invalid email address");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("mika@studio.example");
  await expect(problem).toHaveCount(0);
  await consent.check();
  await consent.uncheck();
  await consent.blur();
  await expect(problem).toHaveText("Please agree to the privacy policy.");
  await consent.check();
  await expect(problem).toHaveCount(0);
});

test("says that both an address and consent are required, and shows each error at its own field", async ({ page }) => {
  await page.goto("/en");
  const { email, consent, submit } = formOf(page);
  const required = island(page, "newsletter-form").getByText("an e-mail address and your agreement to the privacy policy");
  await expect(required).toBeHidden();
  await email.focus();
  await expect(required).toBeVisible();
  await expect(island(page, "newsletter-form")).toHaveAttribute("data-awake");
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/We need both: an e-mail address/u);
  await email.fill("mika@studio.example");
  await consent.check();
  await expect(required).toHaveCount(0);
  await expect(submit).toBeEnabled();
  await consent.uncheck();
  await consent.blur();
  await expect(consent).toHaveAccessibleDescription("Please agree to the privacy policy.");
  await expect(email).toHaveAccessibleDescription("");
});

test.describe("at an address that leads nowhere", () => {
  test.use({ allowedErrors: [/^404 /u] });

  test("is taken like anywhere else", async ({ page }) => {
    await page.goto("/en/no/such_page.html?from=%20mail");
    // Whoever runs the tests again soon is somebody else: an address gets one mail in ten minutes.
    await fillIn(page, `lost-${String(Date.now())}@studio.example`);
    await formOf(page).submit.click();
    await expect(page).toHaveURL("/en/thanks-for-registering");
  });
});

for (const held of ["chunks", "all"] as const) {
  test(`keeps what was typed before ${held === "all" ? "any script came" : "it was awake"}`, async ({ page }) => {
    const release = await holdScripts(page, held);
    await page.goto("/en", { waitUntil: "commit" });
    const { email, consent, submit } = formOf(page);
    await email.pressSequentially("mika@studio.example");
    await consent.check();
    await expect(submit).toBeDisabled();
    release();
    await expect(submit).toBeEnabled();
    await expect(email).toHaveValue("mika@studio.example");
    await expect(consent).toBeChecked();
  });
}

const SPAM_FOLDER = "You're already subscribed. If you don't see our emails, please check your spam folder.";
const FAILED = "Registration failed. Please try again later.";
const json = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body });
const ANSWERS: readonly (readonly [what: string, answer: (route: Route) => Promise<void>, message: string])[] = [
  ["INVALID_EMAIL", json(400, { success: false, errorCode: "INVALID_EMAIL" }), "Invalid email address"],
  ["ALREADY_SUBSCRIBED", json(409, { success: false, errorCode: "ALREADY_SUBSCRIBED" }), SPAM_FOLDER],
  ["RATE_LIMIT_EXCEEDED", json(429, { success: false, errorCode: "RATE_LIMIT_EXCEEDED" }), "Too many requests. Please try again later"],
  ["a code that is new", json(400, { success: false, errorCode: "SOMETHING_ELSE" }), FAILED],
  ["no code", json(500, {}), FAILED],
  ["no success", json(200, { success: false }), FAILED],
  ["nothing that can be read", (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }), FAILED],
  ["null", (route) => route.fulfill({ status: 200, contentType: "application/json", body: "null" }), FAILED],
  ["no answer at all", (route) => route.abort("connectionreset"), FAILED],
];

test("explains every answer", async ({ page }) => {
  test.slow();
  for (const [what, answer, message] of ANSWERS) {
    await page.route(CALL, answer);
    await page.goto("/en");
    await fillIn(page);
    const { email, submit, problem } = formOf(page);
    const sent = page.waitForRequest(CALL);
    await submit.click();
    const { policyVersion, ...body } = (await sent).postDataJSON() as { policyVersion: string };
    expect(body).toEqual({ email: "mika@studio.example", language: "en", page: "/en" });
    // What the box agrees to: the day of the policy in force.
    expect(policyVersion).toMatch(/^\d{4}-\d\d-\d\d$/u);
    await expect(problem, what).toHaveText(message);
    // Under the field, also when it is not about the address.
    await expect(email).toHaveAccessibleDescription(message);
    await expect(page).toHaveURL("/en");
    // Nothing stands in the way of trying again.
    await expect(submit).toBeEnabled();
    await page.unroute(CALL);
  }
});

test("shows that it is sending, takes back what it said before, and is sent once", async ({ page }) => {
  let calls = 0;
  let answer = (): void => undefined;
  await page.route(CALL, async (route) => {
    calls++;
    if (calls === 2)
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    await route.fulfill({ status: 429, json: { errorCode: "RATE_LIMIT_EXCEEDED" } });
  });
  await page.goto("/en");
  await fillIn(page);
  const { email, submit, problem } = formOf(page);
  await submit.click();
  await expect(problem).toHaveText("Too many requests. Please try again later");
  await submit.click();
  await expect(submit).toHaveText("Sending…");
  await expect(submit).toBeDisabled();
  await expect(problem).toHaveCount(0);
  await email.press("Enter");
  answer();
  await expect(problem).toHaveText("Too many requests. Please try again later");
  expect(calls).toBe(2);
});

test("tells the server when something filled in the field that no person meets", async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ json: { success: true } }));
  await page.goto("/en");
  await fillIn(page);
  const { email, submit } = formOf(page);
  // A person finds one field to type into.
  await expect(email).toHaveCount(1);
  await page.locator('[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  const sent = page.waitForRequest(CALL);
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ website: "https://spam.example" });
  await expect(page).toHaveURL("/en/thanks-for-registering");
  await expect(page.getByRole("main").getByRole("term")).toHaveText(["From", "Subject"]);
});

test.describe("in each language", () => {
  for (const locale of FIXTURE_LOCALES) {
    test(`explains itself and leads to the page of thanks in ${locale}`, inLanguage(locale), async ({ page }) => {
      const { errors } = parse(readFileSync(`${FIXTURE_CONTENT}/${locale}/messages.yaml`, "utf8")) as { errors: Record<string, string> };
      const answers = [{ errorCode: "ALREADY_SUBSCRIBED" }, { errorCode: "RATE_LIMIT_EXCEEDED" }, {}, { success: true }];
      const languages: string[] = [];
      await page.route(CALL, async (route) => {
        languages.push((route.request().postDataJSON() as { language: string }).language);
        await route.fulfill({ json: answers.shift() });
      });
      await page.goto(localePath(locale, "/products"));
      await fillIn(page);
      const { submit, problem } = formOf(page);
      for (const code of ["ALREADY_SUBSCRIBED", "RATE_LIMIT_EXCEEDED", "REGISTRATION_FAILED"]) {
        await submit.click();
        await expect(problem).toHaveText(errors[code] ?? "");
      }
      await submit.click();
      await expect(page).toHaveURL(localePath(locale, "/thanks-for-registering"));
      expect(languages).toEqual([locale, locale, locale, locale]);
    });
  }
});
