/** What `npm run release:sign` refuses, with nothing written: installed plug-ins take what is signed, and only what their key signs. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fixtureKey } from "#tests/support/fixture-key.ts";
import { edit, type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { signInstallers } from "./sign-installers.ts";

const INSTALLER = "shared/installers/lantern/1.4.2/Lantern-Lite-1.4.2-macOS.zip";
const FACTS = "shared/releases/lantern/1.4.2.yaml";
const read = ({ root }: LaidOut, file: string) => readFileSync(join(root, file), "utf8");

it("does not sign a file of another size or hash, and says what to write if it is the right one", () => {
  using site = layOut();
  writeFileSync(join(site.root, INSTALLER), "another file");
  const before = read(site, FACTS);
  const sign = () => signInstallers({ key: fixtureKey(), content: site.root });
  const { size, sha256 } = { size: "size: 12", sha256: "sha256: 100ef6a71bac925f709fe9c114c60460bf6e472cfdb9d44bd8adf1698135260f" };
  expect(sign).toThrow(
    `${join(site.root, INSTALLER)} is not the file of ${join(site.root, FACTS)}; if it is the right one, write ${size}, ${sha256}`,
  );
  expect(read(site, FACTS)).toBe(before);
  edit(site, FACTS, /size: \d+/u.exec(before)?.[0] ?? "", size);
  edit(site, FACTS, /sha256: \w+/u.exec(before)?.[0] ?? "", sha256);
  expect(sign()).toMatchObject({ signed: 1 });
});

it("does not replace a key of which nobody has said so, nor advises it to who has forgotten RELEASE_KEY_FILE", () => {
  using site = layOut();
  const file = join(site.project, "key.pem");
  const sign = (...args: string[]) => {
    const env = { ...process.env, CONTENT_DIR: site.root, RELEASE_KEY_FILE: "" };
    const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/release-sign.ts", ...args], {
      encoding: "utf8",
      env,
    });
    return { status, said: stderr };
  };
  const before = read(site, "shared/signing.yaml");
  expect(sign().said).toBe(
    `set RELEASE_KEY_FILE to the file with the private key that belongs to the public key in ${site.root}/shared/signing.yaml\n`,
  );
  expect(sign("--new-key", file)).toEqual({ status: 2, said: expect.stringContaining("signing.yaml has a key already (") as string });
  const bytes = read(site, INSTALLER);
  writeFileSync(join(site.root, INSTALLER), "another file");
  expect(sign("--new-key", file, "--replace")).toEqual({ status: 2, said: expect.stringContaining("is not the file of") as string });
  expect([read(site, "shared/signing.yaml"), existsSync(file)]).toEqual([before, false]);
  writeFileSync(join(site.root, INSTALLER), bytes);
  expect(sign("--new-key", file, "--replace").status).toBe(0);
  expect(read(site, "shared/signing.yaml")).not.toBe(before);
});
