/** One-click unsubscription (RFC 8058): a mailbox provider sends a single POST, without cookies, and follows no redirect. */
import { requireUnsubscribePage, unsubscribe } from "#server/newsletter/unsubscribe.ts";
import { Refusal } from "#server/refusal.ts";
import { API_HEADERS, success } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { readForm } from "./read-body.ts";

const tokenOf = ({ url }: Request) => new URL(url).searchParams.get("token") ?? "";

export const oneClickUnsubscribe = endpoint("unsubscribe-newsletter", async (server, _client, request) => {
  const form = await readForm(request);
  if (form.get("List-Unsubscribe") !== "One-Click") throw new Refusal("INVALID_REQUEST");
  await unsubscribe(server, tokenOf(request), "one-click");
  return success();
});

/** Mail programs without one-click support open the address in a browser, which is redirected to a page; nothing changes yet. */
export const showUnsubscribePage = endpoint("unsubscribe-newsletter-page", async (server, _client, request) => {
  const Location = await requireUnsubscribePage(server, tokenOf(request));
  return new Response(null, { status: 303, headers: { ...API_HEADERS, Location } });
});
