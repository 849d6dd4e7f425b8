import { DownloadRequest } from "#schemas/download-request.ts";
import { requestDownload } from "#server/downloads/request-download.ts";
import { jsonCall } from "#server/http/json-call.ts";

export const POST = jsonCall("request-download", DownloadRequest, async (server, request, client) => {
  await requestDownload(server, request, client);
  return undefined;
});
