/** The endpoint for installers in the update feeds of installed plug-ins; needs no mailed link. */
import { findNamed } from "#server/downloads/installers.ts";
import { takeLimitsIfPossible } from "#server/limits/rate-limits.ts";
import { Refusal } from "#server/refusal.ts";
import { endpoint } from "./endpoint.ts";
import { REVALIDATE } from "./headers.ts";
import { answerWithInstaller } from "./installer-answer.ts";
import { pathSegments } from "./request-target.ts";

export const update = endpoint("update", async (server, client, request) => {
  const [product = "", edition = "", version = "", system = ""] = pathSegments(request, 4);
  const named = findNamed({ product, edition, version, system });
  // Installed plug-ins get their updates while the database is locked or unreachable, too.
  await takeLimitsIfPossible(server, client, ["update-network"]);
  if (named === undefined) throw new Refusal("UNKNOWN_INSTALLER");
  return answerWithInstaller(server, request, named, { cacheControl: REVALIDATE });
});
