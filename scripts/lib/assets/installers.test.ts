import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "yaml";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { installerZip } from "./installer-zip.ts";
import { makeInstallers } from "./installers.ts";

const RELEASE = `# demonstration
date: 2025-01-22 # a Wednesday
channel: stable
changes:
  - { id: decimal-comma, kind: fix }
installers:
  - edition: tidepool # the only edition
    system: macOS
    minimum: "11.0"
    file: Tidepool-1.0.1-macOS.zip
`;

let content: string;
const at = (...path: string[]) => join(content, "shared", ...path);
const installer = () => at("installers", "tidepool", "1.0.1", "Tidepool-1.0.1-macOS.zip");
const facts = () => at("releases", "tidepool", "1.0.1.yaml");

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), "installers-"));
  await mkdir(at("products"), { recursive: true });
  await mkdir(at("releases", "tidepool"), { recursive: true });
  for (const file of ["site.yaml", "products/tidepool.yaml"]) await cp(join(FIXTURE_CONTENT, "shared", file), at(file));
  await writeFile(facts(), RELEASE);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(content, { recursive: true });
});

describe("an installer's bytes", () => {
  const label = { vendor: "Linden Sound", product: "Lantern", edition: "Lite", version: "1.2.1", system: "macOS" };

  it("are the same in every time zone", () => {
    const zones = ["UTC", "Asia/Tokyo", "Pacific/Honolulu"].map((zone) => {
      vi.stubEnv("TZ", zone);
      return Buffer.from(installerZip("Lantern-Lite-1.2.1-macOS", label)).toString("hex");
    });
    expect(new Set(zones).size).toBe(1);
  });

  it("say in both languages what they are, and differ from edition to edition", () => {
    const files = unzipSync(installerZip("Lantern-Lite-1.2.1-macOS", label));
    expect(Object.keys(files)).toEqual(["Lantern-Lite-1.2.1-macOS/README.txt", "Lantern-Lite-1.2.1-macOS/payload.bin"]);
    const readme = strFromU8(files["Lantern-Lite-1.2.1-macOS/README.txt"]!);
    expect(readme).toContain("This is a demonstration installer");
    expect(readme).toContain("デモ用のインストーラー");
    const payload = files["Lantern-Lite-1.2.1-macOS/payload.bin"]!;
    expect(payload.length).toBeGreaterThanOrEqual(4096);
    expect(payload.length).toBeLessThanOrEqual(12288);
    const other = unzipSync(installerZip("Lantern-Lite-1.2.1-macOS", { ...label, edition: "Standard" }));
    expect(other["Lantern-Lite-1.2.1-macOS/payload.bin"]).not.toEqual(payload);
  });
});

describe("makeInstallers", () => {
  it("writes the file and its facts, keeps comments, and changes nothing the second time", async () => {
    expect(await makeInstallers({ check: false, content })).toEqual([installer(), facts()]);
    const first = await readFile(installer());
    const written = await readFile(facts(), "utf8");
    expect(written.startsWith(RELEASE)).toBe(true);
    const [listed] = (parse(written) as { installers: unknown[] }).installers;
    expect(listed).toMatchObject({ size: first.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) as string });

    expect(await makeInstallers({ check: false, content })).toEqual([]);
    expect((await readFile(installer())).equals(first)).toBe(true);
    expect(await readFile(facts(), "utf8")).toBe(written);
  });

  it("with check, names a missing file, a changed byte, a wrong hash and a leftover, and touches none", async () => {
    expect(await makeInstallers({ check: true, content })).toEqual([installer(), facts()]);
    expect(await readdir(at())).not.toContain("installers");

    await makeInstallers({ check: false, content });
    expect(await makeInstallers({ check: true, content })).toEqual([]);

    const good = await readFile(installer());
    const bad = Buffer.from(good);
    bad[2000]! ^= 1;
    await writeFile(installer(), bad);
    expect(await makeInstallers({ check: true, content })).toEqual([installer()]);
    expect((await readFile(installer())).equals(bad)).toBe(true);

    const written = await readFile(facts(), "utf8");
    await writeFile(facts(), written.replace(/sha256: .{4}/u, "sha256: 0000"));
    const leftover = at("installers", "tidepool", "1.0.1", "Tidepool-1.0.0-macOS.zip");
    await writeFile(leftover, "");
    expect(await makeInstallers({ check: true, content })).toEqual([installer(), facts(), leftover]);

    await makeInstallers({ check: false, content });
    expect((await readFile(installer())).equals(good)).toBe(true);
    expect(await readFile(facts(), "utf8")).toBe(written);
    expect(await makeInstallers({ check: true, content })).toEqual([]);
  });

  it("leaves a release alone that is not marked as a demonstration", async () => {
    await writeFile(facts(), RELEASE.replace("# demonstration\n", ""));
    expect(await makeInstallers({ check: false, content })).toEqual([]);
    expect(await readdir(at())).not.toContain("installers");
  });

  it("says which file names an edition that the product does not have", async () => {
    await writeFile(facts(), RELEASE.replace("tidepool #", "driftwood #"));
    await expect(makeInstallers({ check: false, content })).rejects.toThrow(`${facts()}: Tidepool has no edition driftwood`);
  });
});
