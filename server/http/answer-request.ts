/** Decides what answers a request, once, by its method and the normal form of its target. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { splitPath } from "#lib/i18n/paths.ts";
import { DEFAULT_LOCALE } from "#schemas/locale.ts";
import type { TrustedProxies } from "#server/limits/trusted-proxies.ts";
import { describeError, log } from "#server/log.ts";
import { answerOnSocket } from "./node-call.ts";
import { clientAddress } from "./client-address.ts";
import { findImage, IMAGES_PATH } from "./images.ts";
import type { Site } from "./open-site.ts";
import { isPageForm } from "./page-form-paths.ts";
import { sendPlain } from "./plain-answer.ts";
import type { AnswerRawCall } from "./raw-call.ts";
import { sendRedirect } from "./redirects.ts";
import { readTarget, type RequestTarget } from "./request-target.ts";
import { sendFile } from "./send-file.ts";

type Options = {
  /** The finished site; the preview has none, because Next shows its pages. */
  site: Site | undefined;
  /** The proxies whose X-Forwarded-For is believed. */
  trustedProxies: TrustedProxies;
  /** Answers what is no file of the site. */
  answerCall: AnswerRawCall;
};
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** @returns What Node calls for each request. It answers every one, and never throws. */
export function answerRequests(options: Options): Listener {
  return (request, response) => {
    try {
      answer(options, request, response)?.catch((error: unknown) => {
        sendFailure(error, response);
      });
    } catch (error) {
      sendFailure(error, response);
    }
  };
}

function sendFailure(error: unknown, response: ServerResponse): void {
  log("unforeseen", describeError(error));
  if (response.headersSent) response.destroy();
  else sendPlain(response, 500, "Something went wrong here. Please try again later.");
}

function answer(
  { site, trustedProxies, answerCall }: Options,
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
  const isPosted = method === "POST" && path !== undefined && isPageForm(path);
  const isCall = isPosted || (path === undefined ? url.startsWith("/api/") : path === "/api" || path.startsWith("/api/"));
  if (!isCall && method !== "GET" && method !== "HEAD") {
    sendPlain(response, 405, `There is no ${method} here.`, {
      Allow: path !== undefined && isPageForm(path) ? "GET, HEAD, POST" : "GET, HEAD",
    });
    return undefined;
  }
  if (target !== "malformed" && !target.isNormal) {
    sendPlain(response, 308, `This page is at ${target.path}`, { Location: target.path + target.query });
    return undefined;
  }
  if (isCall) return answerOnSocket(request, response, target, clientAddress(request, trustedProxies), answerCall);
  if (site === undefined) {
    sendPlain(response, 404, "There are only calls here.");
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
  const redirect = path === undefined || file !== undefined ? undefined : site.redirects.get(path);
  if (redirect !== undefined) {
    sendRedirect(response, redirect, query);
    return undefined;
  }
  const notFound = site.notFound[path === undefined ? DEFAULT_LOCALE : splitPath(path).locale];
  if (file === undefined) return sendFile(site.cache, notFound, request, response);
  return sendFile(site.cache, file, request, response)?.catch((error: unknown) => {
    // A build has replaced the site, and the new one has no such file.
    if (response.headersSent || (error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return sendFile(site.cache, notFound, request, response);
  });
}
