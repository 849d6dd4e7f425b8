/** What a terminal refuses at the question, so that the answers before it are not lost. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { layOut } from "#tests/support/lay-out.ts";
import { askForMissing } from "./ask.ts";
import { readRequest } from "./options.ts";

/** Answers the questions of one release; `asked` are those that were asked. */
function terminalWith(...answers: string[]) {
  const asked: string[] = [];
  const said: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? "");
  };
  return { asked, said, terminal: { ask, say: (text: string) => void said.push(text) } };
}

it("refuses a version before it asks for installers", async () => {
  using site = layOut();
  const { asked, terminal } = terminalWith("fix", "", "");
  const request = readRequest(["lantern", "2.0.0", "--content", site.root]);
  await expect(askForMissing(request, terminal)).rejects.toThrow("with these changes it is 1.4.3, a PATCH");
  expect(asked.join("")).not.toContain("installer");
});

it("asks for the shop page of a new paid product", async () => {
  using site = layOut();
  const { said, terminal } = terminalWith("new", "", "", "", "", "", "nowhere", "upgradeLantern");
  const request = await askForMissing(readRequest(["lantern", "--content", site.root]), terminal);
  expect(request).toMatchObject({ version: "2.0.0", upgradeLink: "upgradeLantern" });
  expect(said.join("\n")).toMatch(/the keys are .*upgradeLantern[^]*links\.yaml has no nowhere/u);
});

it("refuses the installer of another version at its question", async () => {
  using site = layOut();
  const fileOf = (version: string) => join(site.project, `Lantern-Lite-${version}-macOS.zip`);
  for (const version of ["1.4.2", "1.4.3"]) writeFileSync(fileOf(version), "installer");
  const { said, terminal } = terminalWith(fileOf("1.4.2"), fileOf("1.4.3"));
  const request = await askForMissing(readRequest(["lantern", "--kind", "fix:meters", "--content", site.root]), terminal);
  expect(request.installers).toMatchObject([{ file: fileOf("1.4.3") }]);
  expect(said).toContain("--installer: Lantern-Lite-1.4.2-macOS.zip does not contain 1.4.3; is it the installer of another version?");
});

it("asks for the channel, the day, the change that fixes an open issue, and new issues", async () => {
  using site = layOut();
  const issues = ["1", "Slow in a new host.", ""];
  const answers = ["fix", "The scan is quick.", "", "beta", "30 August", "2026-08-30", ...issues];
  const { asked, said, terminal } = terminalWith("speed", "The scan is quick.", ...answers);
  const request = await askForMissing(readRequest(["lantern", "--content", site.root]), terminal);
  expect(asked).toContain("Which change fixes slow-scan? (none: Enter) ");
  expect(said).toContain("30 August is no day; write YYYY-MM-DD");
  expect(request).toMatchObject({
    ...{ channel: "beta", date: "2026-08-30", issues: ["slow-new-host"] },
    changes: [{ id: "slow-scan" }, { id: "scan-quick-2" }],
    said: [{ id: "slow-scan" }, { id: "scan-quick-2" }, { id: "slow-new-host", text: "Slow in a new host." }],
  });
});

it("does not ask for a channel and a day that the command line has, nor for more than a command line with changes lacks", async () => {
  using site = layOut();
  const { asked, terminal } = terminalWith("fix");
  const given = ["--channel", "beta", "--date", "2026-08-30", "--content", site.root];
  await askForMissing(readRequest(["lantern", ...given]), terminal);
  expect(asked.join("")).not.toMatch(/channel|day/u);
  const { asked: rest, terminal: second } = terminalWith();
  await askForMissing(readRequest(["lantern", "--kind", "fix", "--content", site.root]), second);
  expect(rest.filter((question) => !question.startsWith("The installer of"))).toEqual([]);
});
