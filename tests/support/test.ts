/** Playwright's `test` and `expect`, with one more promise: a page that reports an error fails its test. */
import { type BrowserContext, test as base, expect } from "@playwright/test";

export { expect };

/** For `test.use`: a visitor who has not asked for less motion, as all others in the tests have (playwright.config.ts). */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;

type Options = {
  /**
   * Errors that a test provokes: `test.use({ allowedErrors: [/^404 /] })`. One pattern; join several with `|`, because
   * Playwright takes the second of a list for settings.
   */
  allowedErrors: readonly [] | readonly [RegExp];
};

export const test = base.extend<Options & { errors: readonly string[] }>({
  allowedErrors: [[], { option: true }],
  errors: [
    async ({ context, baseURL, allowedErrors }, use) => {
      if (allowedErrors instanceof RegExp) throw new Error("allowedErrors takes one pattern: join several with |");
      if (baseURL === undefined) throw new Error("playwright.config.ts names no baseURL, so no request is the site's own");
      const errors = listErrors(context, baseURL);
      await use(errors);
      const unexpected = errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)));
      expect(unexpected, "the page reported errors").toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium rejects a promise of its own when it skips the transition between two pages; the visitor has arrived all the same. */
const SKIPPED_TRANSITION = /^\w+: Transition was (?:aborted|skipped)/u;

/**
 * Watches every page of a context; a test that opens a context of its own calls this for it.
 *
 * @returns A list that grows: `console.error`, uncaught exceptions, what the content security policy blocked, and
 *   documents and files of the site that were asked for and not there.
 */
export function listErrors(context: BrowserContext, origin: string): readonly string[] {
  const errors: string[] = [];
  context.on("console", (message) => {
    // The browser's own note on an answer of 4xx or 5xx says less than the answer, and an API may give one on purpose.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource:")) errors.push(message.text());
  });
  context.on("weberror", (event) => {
    const { name, message, stack = "" } = event.error();
    const words = `${name}: ${message}`;
    if (!SKIPPED_TRANSITION.test(words)) errors.push(stack === "" ? words : stack);
  });
  context.on("response", (response) => {
    const request = response.request();
    if (isOwnGet(request.method(), response.url(), origin) && response.status() >= 400)
      errors.push(`${response.status()} ${pathOf(response.url())}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // A visitor who moves on stops what was still loading.
    if (isOwnGet(request.method(), request.url(), origin) && reason !== "net::ERR_ABORTED")
      errors.push(`${reason} ${pathOf(request.url())}`);
  });
  return errors;
}

const isOwnGet = (method: string, url: string, origin: string) => method === "GET" && new URL(url).origin === new URL(origin).origin;

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
