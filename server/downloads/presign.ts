/** Presigned URLs: addresses at which an S3-compatible store delivers one installer for a limited time. */
import { AwsV4Signer } from "aws4fetch";
import type { Environment } from "#server/env.ts";
import type { Server } from "#server/running-server.ts";
import { type NamedInstaller, placeOf } from "./installers.ts";
import type { InstallersPlace } from "./installers-place.ts";

type Store = Extract<InstallersPlace, { bucket: string }>;

/** The store checks the age when a download begins, and again when it is resumed. Seconds. */
const URL_LIFETIME_S = 3600;

/** @param method A signature is valid for one method only. */
export async function presign(
  { env, now }: Pick<Server, "env" | "now">,
  store: Store,
  named: NamedInstaller,
  method: "GET" | "HEAD",
): Promise<string> {
  const url = new URL(`${bucketAddress(env, store.bucket)}/${keyIn(store, named)}`);
  url.searchParams.set("X-Amz-Expires", String(URL_LIFETIME_S));
  url.searchParams.set("response-content-disposition", `attachment;filename="${named.installer.file}"`);
  url.searchParams.set("response-content-type", "application/zip");
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    ...signerOf(env),
    datetime: new Date(now()).toISOString().replace(/[:-]|\.\d{3}/gu, ""),
    signQuery: true,
  });
  return (await signer.sign()).url.href;
}

/** Who signs requests to the store, as aws4fetch takes it. */
export const signerOf = ({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION }: Environment) => ({
  accessKeyId: AWS_ACCESS_KEY_ID ?? "",
  secretAccessKey: AWS_SECRET_ACCESS_KEY ?? "",
  sessionToken: AWS_SESSION_TOKEN,
  service: "s3",
  region: AWS_REGION,
});

/** The object's key in the bucket. */
export const keyIn = ({ prefix }: Store, named: NamedInstaller) => [...(prefix === "" ? [] : [prefix]), placeOf(named)].join("/");

/** Amazon expects the bucket as part of the host name; other stores accept it as the first part of the path. */
export function bucketAddress({ S3_ENDPOINT, AWS_REGION }: Environment, bucket: string): string {
  return S3_ENDPOINT === undefined ? `https://${bucket}.s3.${AWS_REGION}.amazonaws.com` : `${S3_ENDPOINT.replace(/\/$/u, "")}/${bucket}`;
}
