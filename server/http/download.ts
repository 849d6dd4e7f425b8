/** The endpoint behind a mailed link: JSON for the page that the mail leads to, and the installer for that page's button. */
import { toSiteLocale } from "#lib/i18n/locales.ts";
import { findRelease } from "#lib/content/releases.ts";
import { findChosenVersion, findDownload, type FoundDownload } from "#server/downloads/find-download.ts";
import { requireUse, useLink } from "#server/downloads/use-link.ts";
import type { Client } from "#server/limits/client.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { API_HEADERS, failure, outcomeOf, redirectToPage, success } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { answerWithInstaller } from "./installer-answer.ts";
import { preferredLocale } from "#server/preferred-locale.ts";
import { pathSegments } from "./request-target.ts";

const PAGE = "/download-link";

export const download = endpoint("download", async (server, client, request) => {
  const [token = ""] = pathSegments(request, 1);
  const accepted = request.headers.get("accept") ?? "";
  const wantsJson = accepted.includes("application/json");
  const response = await (wantsJson ? describe(server, token, client) : fetchFile(server, token, client, request));
  response.headers.set("Vary", "Accept");
  return response;
});

/** Counts no use. An error response names the installer if it is known, so that the page can link to a form that sends it. */
async function describe(server: Server, token: string, client: Client): Promise<Response> {
  const { link, offer } = await findDownload(server, token, client);
  const { product, edition, system, version } = link;
  if (offer === undefined || offer.usesLeft === 0)
    return failure(new Refusal("TOKEN_EXPIRED"), { product, edition, chosen: findChosenVersion(link) });
  const { file, size, sha256 } = offer.named.installer;
  const expiresAt = new Date(offer.expiresAt).toISOString();
  const channel = findRelease(product, version)?.facts.channel;
  return success({ file, version, channel, size, sha256, expiresAt, usesLeft: offer.usesLeft, product, edition, system });
}

async function fetchFile(server: Server, token: string, client: Client, request: Request): Promise<Response> {
  let found: FoundDownload | undefined;
  try {
    found = await findDownload(server, token, client);
    const { link, offer } = found;
    if (offer === undefined) throw new Refusal("TOKEN_EXPIRED");
    return await answerWithInstaller(server, request, offer.named, {
      cacheControl: API_HEADERS["Cache-Control"] ?? "",
      check: () => requireUse(server, link, client),
      take: (part) => useLink(server, link, client, part),
    });
  } catch (error) {
    // A download program that resumes needs an error status for a server error, not a redirect to a page.
    if (!(error instanceof Refusal) && request.headers.get("accept")?.includes("text/html") !== true) throw error;
    const { headers } = request;
    const locale = found === undefined ? preferredLocale(headers.get("accept-language")) : toSiteLocale(found.link.language);
    return redirectToPage(server, locale, PAGE, outcomeOf(error));
  }
}
