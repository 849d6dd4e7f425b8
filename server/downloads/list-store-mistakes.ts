/** Once at start: whether the store has each installer, as long as its release says. */
import { describeError, log } from "#server/log.ts";
import type { Server } from "#server/running-server.ts";
import { listNamed, type NamedInstaller } from "./installers.ts";
import { keyIn, presign } from "./presign.ts";

/** A store that takes longer is away for now, which is no reason not to start. Milliseconds. */
const PATIENCE = 10_000;

/** @returns What is wrong in the store, for a person; nothing when it cannot be reached. */
export async function listStoreMistakes(server: Server): Promise<string[]> {
  const place = server.env.INSTALLERS_URL;
  if (!("bucket" in place)) return [];
  const signal = AbortSignal.timeout(PATIENCE);
  const look = async (named: NamedInstaller): Promise<string[]> => {
    const answer = await fetch(await presign(server, place, named, "HEAD"), { method: "HEAD", signal });
    const fault = faultOf(answer.status, Number(answer.headers.get("content-length")), named.installer.size);
    return fault === undefined ? [] : [`INSTALLERS_URL: s3://${place.bucket}/${keyIn(place, named)}: ${fault}`];
  };
  try {
    return (await Promise.all(listNamed().map(look))).flat();
  } catch (error) {
    log("installer-store-unavailable", describeError(error));
    return [];
  }
}

function faultOf(status: number, size: number, expected: number): string | undefined {
  if (status === 404) return "it is missing";
  // A key that may not list the bucket is told no more than this of an object that is not there.
  if (status === 401 || status === 403) return `it is missing, or the key may not read it (${String(status)})`;
  if (status !== 200) return undefined;
  return size === expected ? undefined : `it has ${String(size)} bytes, and its release says ${String(expected)}`;
}
