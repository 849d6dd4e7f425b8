/** RFC 8058: a mailbox provider ends the newsletter for its reader by one POST, without cookies and without a redirect. */
import { findUnsubscribePage } from "#server/newsletter/find-unsubscribe-page.ts";
import { unsubscribe } from "#server/newsletter/unsubscribe.ts";
import { Refusal } from "#server/refusal.ts";
import { API_HEADERS, success } from "./answer.ts";
import { call } from "./call.ts";
import { readForm } from "./read-form.ts";

const tokenOf = ({ url }: Request) => new URL(url).searchParams.get("token") ?? "";

export const oneClickUnsubscribe = call("unsubscribe-newsletter", async (server, _client, request) => {
  const form = await readForm(request);
  if (form.get("List-Unsubscribe") !== "One-Click") throw new Refusal("INVALID_REQUEST");
  await unsubscribe(server, tokenOf(request), "one-click");
  return success();
});

/** Mail programs without that button open the address: people get a page, and nothing has happened yet. */
export const showUnsubscribePage = call("unsubscribe-newsletter-page", async (server, _client, request) => {
  const page = await findUnsubscribePage(server, tokenOf(request));
  if (page === undefined) throw new Refusal("INVALID_TOKEN");
  return new Response(null, { status: 303, headers: { ...API_HEADERS, Location: page } });
});
