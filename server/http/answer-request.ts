/** Decides once for each request who answers it, by its method and the normal form of its target. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { splitPath } from "#lib/i18n/paths.ts";
import type { PageRedirect } from "#lib/redirects.ts";
import { errorCode } from "#server/errors.ts";
import type { TrustedProxies } from "#server/limits/trusted-proxies.ts";
import { describeError, log } from "#server/log.ts";
import { passToApi } from "./node-adapter.ts";
import type { AnswerFromApi } from "./api-message.ts";
import { clientAddress } from "./client-address.ts";
import { findImage, IMAGES_PATH } from "./images.ts";
import type { Site } from "./open-site.ts";
import { isPageForm } from "./page-form-paths.ts";
import { sendPlain } from "./plain-answer.ts";
import { sendRedirect } from "./redirects.ts";
import { readTarget, type RequestTarget } from "./request-target.ts";
import { sendFile } from "./send-file.ts";

type Options = {
  /** The built site; undefined in the preview, where Next serves the pages. */
  site: Site | undefined;
  /** Proxies whose X-Forwarded-For header is trusted. */
  trustedProxies: TrustedProxies;
  /** Answers requests to the API and forms of pages. */
  answerFromApi: AnswerFromApi;
};
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** @returns The request listener for Node. It responds to every request, and never throws. */
export function answerRequests(options: Options): Listener {
  return (request, response) => {
    try {
      answer(options, request, response)?.catch((error: unknown) => sendFailure(error, response));
    } catch (error) {
      sendFailure(error, response);
    }
  };
}

function sendFailure(error: unknown, response: ServerResponse): void {
  log("unexpected-error", describeError(error));
  if (response.headersSent) response.destroy();
  else sendPlain(response, 500, "An internal error has occurred. Please try again later.");
}

function answer(
  { site, trustedProxies, answerFromApi }: Options,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | undefined {
  const { url = "", method = "" } = request;
  const target = readTarget(url);
  if (target === "too-long") {
    sendPlain(response, 414, "This address is too long.");
    return undefined;
  }
  const path = target === "malformed" ? undefined : target.path;
  const isFormPost = method === "POST" && path !== undefined && isPageForm(path);
  const isApi =
    isFormPost || (path === undefined ? url.startsWith("/api/") : path === "/api" || (path.startsWith("/api/") && !isFileBelowApi(path)));
  if (!isApi && method !== "GET" && method !== "HEAD") {
    sendPlain(response, 405, `The method ${method} is not allowed here.`, {
      Allow: path !== undefined && isPageForm(path) ? "GET, HEAD, POST" : "GET, HEAD",
    });
    return undefined;
  }
  if (target !== "malformed" && !target.isNormal) {
    sendPlain(response, 308, `This page is at ${target.path}`, { Location: target.path + target.query });
    return undefined;
  }
  if (isApi) return passToApi(request, response, target, clientAddress(request, trustedProxies), answerFromApi);
  if (site === undefined) {
    sendPlain(response, 404, "This port answers only API requests.");
    return undefined;
  }
  return answerFromSite(site, target, request, response);
}

function answerFromSite(site: Site, target: RequestTarget | "malformed", request: IncomingMessage, response: ServerResponse) {
  const { path, query } = target === "malformed" ? { path: undefined, query: "" } : target;
  if (path === IMAGES_PATH) {
    const image = findImage(site.images, query, request.headers.accept);
    if (image !== undefined) return sendFile(site.cache, image, request, response);
    sendPlain(response, 400, "There is no such picture. Write ?url=…&w=…&q=75 with a picture and a width that a page of this site names.");
    return undefined;
  }
  const file = path === undefined ? undefined : site.files.get(path);
  const redirect = path === undefined || file !== undefined ? undefined : (site.redirects.get(path) ?? respelled(site, path));
  if (redirect !== undefined) {
    sendRedirect(response, redirect, query);
    return undefined;
  }
  const notFound = site.notFound[splitPath(path ?? request.url ?? "/").locale];
  if (file === undefined) return sendFile(site.cache, notFound, request, response);
  return sendFile(site.cache, file, request, response)?.catch((error: unknown) => {
    // A new build has replaced the site, and no longer has this file.
    if (response.headersSent || errorCode(error) !== "ENOENT") throw error;
    return sendFile(site.cache, notFound, request, response);
  });
}

/** @returns A redirect to the document that differs from the path only in capital letters, if there is one. */
function respelled({ spellings }: Site, path: string): PageRedirect | undefined {
  const to = spellings.get(path.toLowerCase());
  return to === undefined ? undefined : { to, isPermanent: true };
}

/** The site has facts for programs below the API's path, as files: /api/v1/compatibility.json. */
const isFileBelowApi = (path: string) => /^\/api\/v1\/[a-z-]+\.json$/u.test(path);
