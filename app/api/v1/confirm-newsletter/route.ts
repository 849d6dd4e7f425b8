import { ConfirmRequest } from "#schemas/newsletter.ts";
import { jsonCall } from "#server/http/json-call.ts";
import { confirm } from "#server/newsletter/confirm.ts";

/** The page tells a first press from a second by `repeated`. */
export const POST = jsonCall("confirm-newsletter", ConfirmRequest, async (server, { token }, client) => {
  const { isRepeated } = await confirm(server, token, client);
  return { repeated: isRepeated };
});
