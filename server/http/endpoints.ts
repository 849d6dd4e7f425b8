/** The table of API endpoints. With schemas/api-errors.ts and the refusals documented at each verb, it is the API's contract. */
import { listsPage } from "#lib/content/listed-pages.ts";
import { DownloadRequest } from "#schemas/download-request.ts";
import { LicenceKeyRequest } from "#schemas/licence-key-request.ts";
import { ConfirmRequest, SubscribeRequest } from "#schemas/newsletter.ts";
import { ArticleRating, MissedSearch } from "#schemas/support-feedback.ts";
import { requestDownload } from "#server/downloads/request-download.ts";
import { requestLicenceKey } from "#server/licence-keys/request-licence-key.ts";
import { confirm } from "#server/newsletter/confirm.ts";
import { subscribe } from "#server/newsletter/subscribe.ts";
import { Refusal } from "#server/refusal.ts";
import { rateArticle, reportSearch } from "#server/support/feedback.ts";
import { failure } from "./answer.ts";
import { download } from "./download.ts";
import { type Endpoints, type Handler, jsonEndpoint } from "./endpoint.ts";
import { health } from "./health.ts";
import { metrics } from "./metrics.ts";
import { oneClickUnsubscribe, showUnsubscribePage } from "./one-click.ts";
import { PAGE_FORMS } from "./page-form.ts";
import { isDecodable } from "./request-target.ts";
import { update } from "./update.ts";

/** For a site with the page that their mail leads to. */
const NEWSLETTER: Endpoints = {
  "/api/v1/subscribe-newsletter": { POST: jsonEndpoint("subscribe-newsletter", SubscribeRequest, subscribe) },
  "/api/v1/confirm-newsletter": {
    POST: jsonEndpoint("confirm-newsletter", ConfirmRequest, async (server, { token }, client) => ({
      repeated: (await confirm(server, token, client)).isRepeated,
    })),
  },
};

/** Those of accounts and credits are in account-endpoints.ts. */
export const ENDPOINTS: Endpoints = {
  "/api/health": { GET: health },
  "/api/metrics": { GET: metrics },
  ...(listsPage("/newsletter/confirm") ? NEWSLETTER : {}),
  "/api/v1/unsubscribe-newsletter": { GET: showUnsubscribePage, POST: oneClickUnsubscribe },
  "/api/v1/request-download": { POST: jsonEndpoint("request-download", DownloadRequest, requestDownload) },
  "/api/v1/request-licence-key": { POST: jsonEndpoint("request-licence-key", LicenceKeyRequest, requestLicenceKey) },
  "/api/v1/rate-article": { POST: jsonEndpoint("rate-article", ArticleRating, rateArticle) },
  "/api/v1/report-search": { POST: jsonEndpoint("report-search", MissedSearch, reportSearch) },
  "/api/v1/downloads/*": { GET: download },
  "/api/v1/updates/*/*/*/*": { GET: update },
};

type Methods = ReadonlyMap<string, Handler>;
type Route = { path: RegExp; methods: Methods };

const routesOf = (endpoints: Endpoints): Route[] =>
  Object.entries(endpoints).map(([path, methods]) => ({
    path: new RegExp(`^${path.replaceAll("*", "[^/]+")}$`, "u"),
    methods: new Map<string, Handler>(Object.entries(methods)),
  }));

const ROUTES = routesOf(ENDPOINTS);
let routesOfAccounts: Promise<Route[]> | undefined;

/** With the first request that is for no other endpoint: the start does not wait for the packages of accounts, passkeys and payments. */
const loadRoutesOfAccounts = () =>
  (routesOfAccounts ??= import("./account-endpoints.ts").then(({ ACCOUNT_ENDPOINTS }) => routesOf(ACCOUNT_ENDPOINTS)));

async function findMethods(pathname: string): Promise<Methods | undefined> {
  const form = PAGE_FORMS.get(pathname);
  if (form !== undefined) return new Map([["POST", form]]);
  if (!isDecodable(pathname)) return undefined;
  const find = (routes: readonly Route[]) => routes.find(({ path }) => path.test(pathname))?.methods;
  // Mails about accounts lead to pages below /account.
  return find(ROUTES) ?? (listsPage("/account") ? find(await loadRoutesOfAccounts()) : undefined);
}

/**
 * Answers a request below /api, or a POST to a page with a form. HEAD is handled as GET; the response writer drops the body.
 *
 * @param request Its path is in the normal form of request-target.ts.
 * @param address The client's IP address.
 */
export async function answerApiRequest(request: Request, address: string): Promise<Response> {
  const methods = await findMethods(new URL(request.url).pathname);
  if (methods === undefined) return failure(new Refusal("NOT_FOUND"));
  const handler = methods.get(request.method === "HEAD" ? "GET" : request.method);
  if (handler !== undefined) return handler(request, address);
  const response = failure(new Refusal("METHOD_NOT_ALLOWED"));
  response.headers.set("Allow", [...methods.keys()].flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name])).join(", "));
  return response;
}
