/** Every address under /api, and what answers there. The contract is this table, what each verb refuses, and schemas/api-errors.ts. */
import { DownloadRequest } from "#schemas/download-request.ts";
import { LicenceKeyRequest } from "#schemas/licence-key-request.ts";
import { ConfirmRequest, SubscribeRequest } from "#schemas/newsletter.ts";
import { requestDownload } from "#server/downloads/request-download.ts";
import { requestLicenceKey } from "#server/licence-keys/request-licence-key.ts";
import { confirm } from "#server/newsletter/confirm.ts";
import { subscribe } from "#server/newsletter/subscribe.ts";
import { Refusal } from "#server/refusal.ts";
import { failure } from "./answer.ts";
import type { Handler } from "./call.ts";
import { download } from "./download.ts";
import { health } from "./health.ts";
import { jsonCall } from "./json-call.ts";
import { oneClickUnsubscribe, showUnsubscribePage } from "./one-click.ts";
import { PAGE_FORMS } from "./page-form.ts";
import { isDecodable } from "./path-segments.ts";
import { update } from "./update.ts";

type Methods = { GET: Handler; POST?: Handler } | { POST: Handler };

const CALLS: Readonly<Record<string, Methods>> = {
  "/api/health": { GET: health },
  "/api/v1/subscribe-newsletter": { POST: jsonCall("subscribe-newsletter", SubscribeRequest, subscribe) },
  "/api/v1/confirm-newsletter": {
    // The page tells a first press from a second by `repeated`.
    POST: jsonCall("confirm-newsletter", ConfirmRequest, async (server, { token }, client) => ({
      repeated: (await confirm(server, token, client)).isRepeated,
    })),
  },
  "/api/v1/unsubscribe-newsletter": { GET: showUnsubscribePage, POST: oneClickUnsubscribe },
  "/api/v1/request-download": { POST: jsonCall("request-download", DownloadRequest, requestDownload) },
  "/api/v1/request-licence-key": { POST: jsonCall("request-licence-key", LicenceKeyRequest, requestLicenceKey) },
  "/api/v1/downloads/*": { GET: download },
  "/api/v1/updates/*/*/*/*": { GET: update },
};

const ROUTES = Object.entries(CALLS).map(([path, methods]) => ({
  path: new RegExp(`^${path.replaceAll("*", "[^/]+")}$`, "u"),
  methods: new Map<string, Handler>(Object.entries(methods)),
}));

function findMethods(pathname: string): ReadonlyMap<string, Handler> | undefined {
  const form = PAGE_FORMS.get(pathname);
  if (form !== undefined) return new Map([["POST", form]]);
  return isDecodable(pathname) ? ROUTES.find(({ path }) => path.test(pathname))?.methods : undefined;
}

/**
 * Answers a request to any address under /api, and a POST to a page that takes one. HEAD is GET here; the body is left out
 * where the answer is sent.
 *
 * @param request With a path in the normal form of request-target.ts.
 * @param address Of the client.
 */
export async function answerCall(request: Request, address: string): Promise<Response> {
  const methods = findMethods(new URL(request.url).pathname);
  if (methods === undefined) return failure(new Refusal("NOT_FOUND"));
  const handler = methods.get(request.method === "HEAD" ? "GET" : request.method);
  if (handler !== undefined) return handler(request, address);
  const answer = failure(new Refusal("METHOD_NOT_ALLOWED"));
  answer.headers.set("Allow", [...methods.keys()].flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name])).join(", "));
  return answer;
}
