/**
 * The buttons of the pages that mailed links open, for browsers without script: a form that posts to its own address. The
 * answer is the same page without the token, and its fragment says what happened (the page shows that part by `:target`).
 */
import { localePath, splitPath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#schemas/locale.ts";
import { confirm } from "#server/newsletter/confirm.ts";
import { unsubscribe } from "#server/newsletter/unsubscribe.ts";
import type { Client } from "#server/limits/client.ts";
import type { Server } from "#server/running-server.ts";
import { call, type Handler } from "./call.ts";
import { PAGE_FORM_PATHS, type PageFormPath } from "./page-form-paths.ts";
import { readForm } from "./read-form.ts";
import { outcomeOf, toPage } from "./to-page.ts";

/** @returns The word of the page's fragment. */
type Verb = (server: Server, token: string, client: Client) => Promise<string>;

function pageForm(name: string, verb: Verb): Handler {
  return call(name, async (server, client, request) => {
    const { pathname, searchParams } = new URL(request.url);
    await readForm(request);
    let outcome: string;
    try {
      outcome = await verb(server, searchParams.get("token") ?? "", client);
    } catch (error) {
      outcome = outcomeOf(error);
    }
    const { locale, path } = splitPath(pathname);
    return toPage(server, locale, path, outcome);
  });
}

const FORMS: Readonly<Record<PageFormPath, Handler>> = {
  "/newsletter/confirm": pageForm("confirm-newsletter-form", async (server, token, client) => {
    const { isRepeated } = await confirm(server, token, client);
    return isRepeated ? "already-confirmed" : "confirmed";
  }),
  "/newsletter/unsubscribe": pageForm("unsubscribe-newsletter-form", async (server, token) => {
    await unsubscribe(server, token, "page");
    return "unsubscribed";
  }),
};

/** What answers POST to a page's own address, by that address in every language. */
export const PAGE_FORMS: ReadonlyMap<string, Handler> = new Map(
  PAGE_FORM_PATHS.flatMap((path) => LOCALES.map((locale) => [localePath(locale, path), FORMS[path]] as const)),
);
