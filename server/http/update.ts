/** The way to an installer without a mail: what the update feeds of installed plug-ins name. */
import { findNamed } from "#server/downloads/installers.ts";
import { takeLimits } from "#server/limits/take.ts";
import { Refusal } from "#server/refusal.ts";
import { call } from "./call.ts";
import { REVALIDATE } from "./headers.ts";
import { answerWithInstaller } from "./installer-answer.ts";
import { pathSegments } from "./path-segments.ts";

export const update = call("update", async (server, client, request) => {
  const [product = "", edition = "", version = "", system = ""] = pathSegments(request, 4);
  const named = findNamed({ product, edition, version, system });
  await takeLimits(server, client, ["update-network"]);
  if (named === undefined) throw new Refusal("UNKNOWN_INSTALLER");
  return answerWithInstaller(server, request, named, { cacheControl: REVALIDATE });
});
