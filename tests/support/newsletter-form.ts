/** The newsletter form in the footer, as a visitor meets it. */
import type { Page } from "@playwright/test";
import { island } from "./islands.ts";

export const CALL = "**/api/v1/subscribe-newsletter";

/** The form's parts, in any language. */
export function formOf(page: Page) {
  const form = island(page, "newsletter-form");
  return {
    email: form.getByRole("textbox"),
    consent: form.getByRole("checkbox"),
    submit: form.getByRole("button"),
    /** What the form says is wrong, under a field. */
    problem: form.locator('[role="alert"], [id$="-problem"]').filter({ hasText: /\S/u }),
  };
}

export async function fillIn(page: Page, email = "mika@studio.example"): Promise<void> {
  const form = formOf(page);
  await form.email.fill(email);
  await form.consent.check();
}
