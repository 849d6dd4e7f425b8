import { expect, test, vi } from "vitest";
import { findLatestRelease, languageOfReleases, listOpenIssues, listReleases } from "./releases.ts";

const RELEASES = vi.hoisted(() => ({
  "1.0.0": { channel: "stable", knownIssues: [{ id: "fixed", fixedIn: "1.1.0" }, { id: "open" }, { id: "in-test", fixedIn: "1.2.0" }] },
  "1.1.0": { channel: "stable", knownIssues: [{ id: "open" }, { id: "in-test", fixedIn: "1.2.0" }] },
  "1.1.1": { channel: "stable", withdrawn: true, knownIssues: [{ id: "open" }] },
  "1.2.0": { channel: "beta", knownIssues: [{ id: "open", fixedIn: "1.2.1" }] },
  "1.2.1": { channel: "beta", scheduled: true, knownIssues: [] },
}));

vi.mock("./documents.ts", () => ({
  documentOf: () => ({ publicKey: "" }),
  documentsOf: () =>
    Object.entries(RELEASES).map(([version, facts]) => ({
      data: { ...facts, changes: [], installers: [] },
      path: ["shared", "releases", "plug-in", version],
    })),
  wordsByLocale: () => {
    const knownIssues = { fixed: "Fixed.", open: "Open.", "in-test": "Fixed in a beta." };
    return new Map([
      ["en", new Map(Object.keys(RELEASES).map((version) => [`plug-in/${version}`, { data: { changes: {}, knownIssues } }]))],
      ["de", new Map([["plug-in/1.2.0", { data: { changes: {}, knownIssues: {} } }]])],
    ]);
  },
}));

test("an issue of the newest stable release is open until a stable release fixes it", () => {
  const { version, issues } = listOpenIssues("plug-in", "en");
  expect(version).toBe("1.1.0");
  expect(issues.map(({ id }) => id)).toEqual(["open", "in-test"]);
});

test("a release that is scheduled or withdrawn is not there, and no other one says that it fixes something", () => {
  const releases = listReleases("plug-in", "en");
  expect(releases.map(({ version, knownIssues }) => [version, knownIssues.map(({ id, fixedIn }) => [id, fixedIn])])).toEqual([
    ["1.2.0", [["open", undefined]]],
    [
      "1.1.0",
      [
        ["open", undefined],
        ["in-test", "1.2.0"],
      ],
    ],
    [
      "1.0.0",
      [
        ["fixed", "1.1.0"],
        ["open", undefined],
        ["in-test", "1.2.0"],
      ],
    ],
  ]);
  expect(findLatestRelease("plug-in")?.version).toBe("1.1.0");
});

test("a translation that lacks a sentence of the newest release is in its own language, and that sentence in the source's", () => {
  expect(languageOfReleases("plug-in", "de")).toBe("de");
  const [newest] = listReleases("plug-in", "de");
  expect(newest?.knownIssues).toMatchObject([{ id: "open", text: "Open.", language: "en" }]);
});
