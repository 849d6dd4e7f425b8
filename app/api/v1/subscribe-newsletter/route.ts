import { SubscribeRequest } from "#schemas/newsletter.ts";
import { jsonCall } from "#server/http/json-call.ts";
import { subscribe } from "#server/newsletter/subscribe.ts";

export const POST = jsonCall("subscribe-newsletter", SubscribeRequest, async (server, request, client) => {
  await subscribe(server, request, client);
  return undefined;
});
