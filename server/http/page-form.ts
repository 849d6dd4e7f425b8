/**
 * Form endpoints for browsers without JavaScript: buttons on pages that mails link to, which post to the page's own address. The
 * response redirects to the same page without the token; the fragment selects the part that shows the outcome (`:target`).
 */
import { listsPage } from "#lib/content/listed-pages.ts";
import { localePath, splitPath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { confirm } from "#server/newsletter/confirm.ts";
import { unsubscribe } from "#server/newsletter/unsubscribe.ts";
import type { Client } from "#server/limits/client.ts";
import type { Server } from "#server/running-server.ts";
import { outcomeOf, redirectToPage } from "./answer.ts";
import { endpoint, type Handler } from "./endpoint.ts";
import { PAGE_FORM_PATHS, type PageFormPath } from "./page-form-paths.ts";
import { readForm } from "./read-body.ts";

/** @returns The fragment of the redirect. */
type Verb = (server: Server, token: string, client: Client) => Promise<string>;

function pageForm(name: string, verb: Verb): Handler {
  return endpoint(name, async (server, client, request) => {
    const { pathname, searchParams } = new URL(request.url);
    await readForm(request);
    const outcome = await verb(server, searchParams.get("token") ?? "", client).catch(outcomeOf);
    const { locale, path } = splitPath(pathname);
    return redirectToPage(server, locale, path, outcome);
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

/** The handlers by the pages' paths in every language. */
export const PAGE_FORMS: ReadonlyMap<string, Handler> = new Map(
  PAGE_FORM_PATHS.filter(listsPage).flatMap((path) => LOCALES.map((locale) => [localePath(locale, path), FORMS[path]] as const)),
);
