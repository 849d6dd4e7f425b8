/** What the newsletter form makes of the server's answers, which the test gives, on the finished build. */
import { readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import { parse } from "yaml";
import { localePath } from "#lib/i18n/paths.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { FIXTURE_CONTENT, FIXTURE_LOCALES } from "#tests/support/fixture-site.ts";
import { CALL, fillIn, formOf } from "#tests/support/newsletter-form.ts";
import { expect, test } from "#tests/support/test.ts";

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
  await expect(page.getByRole("main").getByRole("figure")).toBeVisible();
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
