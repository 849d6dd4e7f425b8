/** Checks at start that every installer that can be requested is present, with the length that its release states. */
import { existsSync } from "node:fs";
import { errorCode, messageOf } from "#server/errors.ts";
import { describeError, log } from "#server/log.ts";
import type { Server } from "#server/running-server.ts";
import { listNamed, type NamedInstaller, placeOf } from "./installers.ts";
import type { InstallersPlace } from "./installers-place.ts";
import { locateInstaller } from "./locate-installer.ts";
import { keyIn, presign } from "./presign.ts";

/** A store that takes longer counts as unreachable, which does not prevent the start. Milliseconds. */
const STORE_TIMEOUT_MS = 10_000;

/** @returns Problems of a local folder, as sentences for the operator; none for a store. */
export async function checkInstallerFolder(place: InstallersPlace | undefined): Promise<string[]> {
  if (place === undefined || !("folder" in place)) return [];
  const { folder } = place;
  if (!existsSync(folder)) return [`INSTALLERS_URL: there is no folder ${folder}`];
  const problems = await Promise.all(
    listNamed().map((named) =>
      locateInstaller(folder, named).then(
        () => [],
        (error: unknown) => {
          const problem = errorCode(error) === "ENOENT" ? "it is missing" : messageOf(error);
          return [`INSTALLERS_URL: ${folder}/${placeOf(named)}: ${problem}`];
        },
      ),
    ),
  );
  return problems.flat();
}

/** What the check of a store needs: no database, which the running server may have open. */
type Signer = Pick<Server, "env" | "now">;

/** @returns Problems of a store, as sentences for the operator; none for a local folder, or if the store cannot be reached. */
export async function checkInstallerStore(signer: Signer): Promise<string[]> {
  try {
    return await listStoreProblems(signer);
  } catch (error) {
    log("installer-store-unavailable", describeError(error));
    return [];
  }
}

/** @returns Problems of a store, as sentences for the operator; none for a local folder. @throws if the store cannot be reached. */
export async function listStoreProblems(signer: Signer): Promise<string[]> {
  const place = signer.env.INSTALLERS_URL;
  if (!("bucket" in place)) return [];
  const signal = AbortSignal.timeout(STORE_TIMEOUT_MS);
  const check = async (named: NamedInstaller): Promise<string[]> => {
    const response = await fetch(await presign(signer, place, named, "HEAD"), { method: "HEAD", signal });
    const problem = objectProblem(response.status, Number(response.headers.get("content-length")), named.installer.size);
    return problem === undefined ? [] : [`INSTALLERS_URL: s3://${place.bucket}/${keyIn(place, named)}: ${problem}`];
  };
  return (await Promise.all(listNamed().map(check))).flat();
}

/** @throws if the store fails for a reason of its own. */
function objectProblem(status: number, size: number, expected: number): string | undefined {
  if (status === 404) return "it is missing";
  // A key without permission to list the bucket gets this status for missing objects as well.
  if (status === 401 || status === 403) return `it is missing, or the key may not read it (${status})`;
  if (status === 429 || status >= 500) throw new Error(`the store answers ${status}`);
  if (status !== 200) return `the store answers ${status}; are AWS_REGION, S3_ENDPOINT and the bucket right?`;
  return size === expected ? undefined : `it has ${size} bytes, and its release says ${expected}`;
}
