/** The form for a download, as browser tests find it. */
import type { Page } from "@playwright/test";
import { island } from "./islands.ts";

/** What the form sends its request to. */
export const DOWNLOAD = "**/api/v1/request-download";

export function downloadForm(page: Page) {
  const form = island(page, "request-download");
  return {
    form,
    computer: (name: string) => form.getByRole("radio", { name: new RegExp(`^${name}`, "u") }),
    email: form.getByRole("textbox"),
    submit: form.getByRole("button"),
    /** What the form says is wrong: under a field, or under the button when it is about no field. */
    problem: form.locator('[role="alert"], [id$="-problem"]').filter({ hasText: /\S/u }),
    done: form.getByRole("status"),
  };
}
