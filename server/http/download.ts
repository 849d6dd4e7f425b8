/** Behind a mailed link: what it offers, for the page that the mail leads to, and the installer, for that page's button. */
import { DEFAULT_LOCALE, Locale } from "#schemas/locale.ts";
import { findDownload, type FoundDownload } from "#server/downloads/find-download.ts";
import { useLink } from "#server/downloads/use-link.ts";
import type { Client } from "#server/limits/client.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { API_HEADERS, failure, success } from "./answer.ts";
import { call } from "./call.ts";
import { answerWithInstaller } from "./installer-answer.ts";
import { pathSegments } from "./path-segments.ts";
import { preferredLocale } from "./preferred-locale.ts";
import { outcomeOf, toPage } from "./to-page.ts";

const PAGE = "/download-link";

export const download = call("download", async (server, client, request) => {
  const [token = ""] = pathSegments(request, 1);
  const accepted = request.headers.get("accept") ?? "";
  const isAsked = accepted.includes("application/json");
  const answer = await (isAsked ? describe(server, token, client) : fetchFile(server, token, client, request));
  answer.headers.set("Vary", "Accept");
  return answer;
});

/** Uses nothing up. A refusal says of which product, where that is still known: the page leads to its form. */
async function describe(server: Server, token: string, client: Client): Promise<Response> {
  const { link, offer } = await findDownload(server, token, client);
  const { product, edition, system, version } = link;
  if (offer === undefined || offer.usesLeft === 0) return failure(new Refusal("TOKEN_EXPIRED"), { product, edition });
  const { file, size, sha256 } = offer.named.installer;
  const expiresAt = new Date(offer.expiresAt).toISOString();
  return success({ file, version, size, sha256, expiresAt, usesLeft: offer.usesLeft, product, edition, system });
}

async function fetchFile(server: Server, token: string, client: Client, request: Request): Promise<Response> {
  let found: FoundDownload | undefined;
  try {
    found = await findDownload(server, token, client);
    const { link, offer } = found;
    if (offer === undefined) throw new Refusal("TOKEN_EXPIRED");
    return await answerWithInstaller(server, request, offer.named, {
      cacheControl: API_HEADERS["Cache-Control"] ?? "",
      take: (part) => useLink(server, link, client, part),
    });
  } catch (error) {
    // A program that goes on with a download must see that the server failed, and not take a page for the file.
    if (!(error instanceof Refusal) && request.headers.get("accept")?.includes("text/html") !== true) throw error;
    const { headers } = request;
    const locale =
      found === undefined ? preferredLocale(headers.get("accept-language")) : Locale.catch(DEFAULT_LOCALE).parse(found.link.language);
    return toPage(server, locale, PAGE, outcomeOf(error));
  }
}
