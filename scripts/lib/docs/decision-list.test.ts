import { expect, it } from "vitest";
import { decisionList, readDecision } from "./decision-list.ts";

const record = (number: number, rest: string) => `# ${number}. Title ${number}\n\n${rest}\n\n**Context.** …\n`;

it("lists decisions by number, with date, status and a link", () => {
  const list = decisionList([
    readDecision("0012-b.md", record(12, "Date: 2026-11-22. Status: accepted; replaces [decision 3](0003-a.md).")),
    // Date and status may be on lines of their own.
    readDecision("0003-a.md", record(3, "Date: 2026-11-21\nStatus: replaced by [decision 12](0012-b.md)")),
  ]);
  expect(list.split("\n").filter((line) => /^\| \d/u.test(line))).toEqual([
    "| 3 | [Title 3](0003-a.md) | 2026-11-21 | replaced by [decision 12](0012-b.md) |",
    "| 12 | [Title 12](0012-b.md) | 2026-11-22 | accepted; replaces [decision 3](0003-a.md) |",
  ]);
});

it.each([
  ["without a date", "0004-a.md", record(4, "Status: accepted.")],
  ["without a status", "0004-a.md", record(4, "Date: 2026-11-22.")],
  ["with another number than its name", "0004-a.md", record(5, "Date: 2026-11-22. Status: accepted.")],
])("refuses a record %s and shows the right form", (_name, file, text) => {
  expect(() => readDecision(file, text)).toThrow(
    'docs/decisions/0004-a.md must begin with "# 4. Title", an empty line, and "Date: 2026-11-22. Status: accepted."',
  );
});
