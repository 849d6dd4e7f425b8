/**
 * The buttons of the pages that mailed links open, for browsers without script: a form that posts to its own address. The
 * answer is the same page without the token, and its fragment says what happened (the page shows that part by `:target`).
 */
import { splitPath } from "#lib/i18n/paths.ts";
import { DEFAULT_LOCALE, Locale } from "#schemas/locale.ts";
import { confirm } from "#server/newsletter/confirm.ts";
import { unsubscribe } from "#server/newsletter/unsubscribe.ts";
import type { Client } from "#server/limits/client.ts";
import type { Server } from "#server/running-server.ts";
import { call, type Handler } from "./call.ts";
import { readForm } from "./read-form.ts";
import { outcomeOf, toPage } from "./to-page.ts";

const CALLS: Readonly<Record<string, string>> = {
  "/newsletter/confirm": "/api/v1/confirm-newsletter/form",
  "/newsletter/unsubscribe": "/api/v1/unsubscribe-newsletter/form",
};

/** The call behind a page's own address, for server/start.ts; nothing for pages that take no form. */
export function findPageForm(url: string): string | undefined {
  // Not by URL, which finds a host in "//".
  const [pathname = "", query = ""] = url.split(/\?(.*)/su);
  const { locale, path } = splitPath(pathname);
  const target = CALLS[path];
  return target && `${target}?${new URLSearchParams({ locale, token: new URLSearchParams(query).get("token") ?? "" }).toString()}`;
}

type Verb = (server: Server, token: string, client: Client) => Promise<string>;

function pageForm(name: string, path: string, verb: Verb): Handler {
  return call(name, async (server, client, request) => {
    const { searchParams } = new URL(request.url);
    await readForm(request);
    let outcome: string;
    try {
      outcome = await verb(server, searchParams.get("token") ?? "", client);
    } catch (error) {
      outcome = outcomeOf(error);
    }
    return toPage(server, Locale.catch(DEFAULT_LOCALE).parse(searchParams.get("locale")), path, outcome);
  });
}

export const confirmForm = pageForm("confirm-newsletter-form", "/newsletter/confirm", async (server, token, client) => {
  const { isRepeated } = await confirm(server, token, client);
  return isRepeated ? "already-confirmed" : "confirmed";
});

export const unsubscribeForm = pageForm("unsubscribe-newsletter-form", "/newsletter/unsubscribe", async (server, token) => {
  await unsubscribe(server, token, "page");
  return "unsubscribed";
});
