import { LicenceKeyRequest } from "#schemas/licence-key-request.ts";
import { jsonCall } from "#server/http/json-call.ts";
import { requestLicenceKey } from "#server/licence-keys/request-licence-key.ts";

export const POST = jsonCall("request-licence-key", LicenceKeyRequest, async (server, request, client) => {
  await requestLicenceKey(server, request, client);
  return undefined;
});
