/** The table of API endpoints. With schemas/api-errors.ts and the refusals documented at each verb, it is the API's contract. */
import { DownloadRequest } from "#schemas/download-request.ts";
import { LicenceKeyRequest } from "#schemas/licence-key-request.ts";
import { ConfirmRequest, SubscribeRequest } from "#schemas/newsletter.ts";
import { ArticleRating, MissedSearch } from "#schemas/support-feedback.ts";
import { findEmail } from "#server/accounts/find-email.ts";
import { findSession } from "#server/accounts/session.ts";
import { requestDownload } from "#server/downloads/request-download.ts";
import { requestLicenceKey } from "#server/licence-keys/request-licence-key.ts";
import { confirm } from "#server/newsletter/confirm.ts";
import { subscribe } from "#server/newsletter/subscribe.ts";
import { Refusal } from "#server/refusal.ts";
import { rateArticle, reportSearch } from "#server/support/feedback.ts";
import { ACCOUNT_ENDPOINTS } from "./account-endpoints.ts";
import { failure } from "./answer.ts";
import { creditEndpoints } from "./credits.ts";
import { download } from "./download.ts";
import { type Handler, jsonEndpoint } from "./endpoint.ts";
import { health } from "./health.ts";
import { metrics } from "./metrics.ts";
import { oneClickUnsubscribe, showUnsubscribePage } from "./one-click.ts";
import { PAGE_FORMS } from "./page-form.ts";
import { PASSKEY_ENDPOINTS } from "./passkey-endpoints.ts";
import { isDecodable } from "./request-target.ts";
import { update } from "./update.ts";

type Methods = { GET: Handler; POST?: Handler } | { POST: Handler };

const ENDPOINTS: Readonly<Record<string, Methods>> = {
  "/api/health": { GET: health },
  "/api/metrics": { GET: metrics },
  "/api/v1/subscribe-newsletter": { POST: jsonEndpoint("subscribe-newsletter", SubscribeRequest, subscribe) },
  "/api/v1/confirm-newsletter": {
    POST: jsonEndpoint("confirm-newsletter", ConfirmRequest, async (server, { token }, client) => ({
      repeated: (await confirm(server, token, client)).isRepeated,
    })),
  },
  "/api/v1/unsubscribe-newsletter": { GET: showUnsubscribePage, POST: oneClickUnsubscribe },
  "/api/v1/request-download": { POST: jsonEndpoint("request-download", DownloadRequest, requestDownload) },
  "/api/v1/request-licence-key": { POST: jsonEndpoint("request-licence-key", LicenceKeyRequest, requestLicenceKey) },
  "/api/v1/rate-article": { POST: jsonEndpoint("rate-article", ArticleRating, rateArticle) },
  "/api/v1/report-search": { POST: jsonEndpoint("report-search", MissedSearch, reportSearch) },
  "/api/v1/downloads/*": { GET: download },
  "/api/v1/updates/*/*/*/*": { GET: update },
  ...ACCOUNT_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...creditEndpoints({ findSession, findEmail }),
};

const ROUTES = Object.entries(ENDPOINTS).map(([path, methods]) => ({
  path: new RegExp(`^${path.replaceAll("*", "[^/]+")}$`, "u"),
  methods: new Map<string, Handler>(Object.entries(methods)),
}));

function findMethods(pathname: string): ReadonlyMap<string, Handler> | undefined {
  const form = PAGE_FORMS.get(pathname);
  if (form !== undefined) return new Map([["POST", form]]);
  return isDecodable(pathname) ? ROUTES.find(({ path }) => path.test(pathname))?.methods : undefined;
}

/**
 * Answers a request below /api, or a POST to a page with a form. HEAD is handled as GET; the response writer drops the body.
 *
 * @param request Its path is in the normal form of request-target.ts.
 * @param address The client's IP address.
 */
export async function answerApiRequest(request: Request, address: string): Promise<Response> {
  const methods = findMethods(new URL(request.url).pathname);
  if (methods === undefined) return failure(new Refusal("NOT_FOUND"));
  const handler = methods.get(request.method === "HEAD" ? "GET" : request.method);
  if (handler !== undefined) return handler(request, address);
  const response = failure(new Refusal("METHOD_NOT_ALLOWED"));
  response.headers.set("Allow", [...methods.keys()].flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name])).join(", "));
  return response;
}
