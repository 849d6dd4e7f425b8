/** Fields that are compared with each other. */
import { expect, it } from "vitest";
import { Announcements } from "./announcement.ts";
import { Commerce } from "./commerce.ts";
import { GapRule } from "./policy.ts";

it("shows an announcement for at least one day", () => {
  const on = (start: string, end: string) => Announcements.safeParse({ announcements: [{ id: "a", tone: "primary", start, end }] });
  expect(on("2026-09-01", "2026-09-01").success).toBe(true);
  expect(on("2026-09-02", "2026-09-01").error?.issues[0]?.path).toEqual(["announcements", 0, "end"]);
});

it("has a range of business days that is one", () => {
  const { licenceIssueDays } = Commerce.shape;
  expect(licenceIssueDays.safeParse({ from: 2, to: 3 }).success).toBe(true);
  expect(licenceIssueDays.safeParse({ from: 3, to: 3 }).error?.issues[0]?.path).toEqual(["to"]);
});

it.each([
  ["block", true],
  [{ until: "2027-06-30" }, true],
  [{ grace: "14d" }, true],
  [{ grace: "14" }, false],
  [{ until: "2027-06-30", grace: "14d" }, false],
  ["never", false],
])("%j as a rule for gaps: %s", (rule, isAccepted) => {
  expect(GapRule.safeParse(rule).success).toBe(isAccepted);
});
