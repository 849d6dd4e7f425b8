/** The number or the date does not follow from what changed, or from the releases before. */
import { type Broken, FACTS, NEW, release, slip, UPGRADE } from "./spoil.ts";

export const BROKEN_NUMBERS: Broken[] = [
  // The policy, by kind
  { fault: "a PATCH changes the sound", rule: "releases/version-kind", make: release({ changes: [{ id: "rear-half", kind: "sound" }] }) },
  { fault: "a PATCH changes the look", rule: "releases/version-kind", make: release({ changes: [{ id: "side-view", kind: "look" }] }) },
  { fault: "a PATCH is a new product", rule: "releases/version-kind", make: release({ changes: NEW }) },
  { fault: "a MINOR is a new product", rule: "releases/version-kind", make: release({ version: "1.5.0", changes: NEW }) },
  { fault: "a MINOR has only fixes", rule: "releases/version-kind", make: release({ version: "1.5.0" }) },
  { fault: "a MAJOR is nothing new", rule: "releases/version-kind", make: release({ version: "2.0.0", more: UPGRADE }) },
  {
    fault: "the second of three changes is the wrong one",
    rule: "releases/version-kind",
    make: release({
      changes: [
        { id: "a", kind: "fix" },
        { id: "b", kind: "sound" },
        { id: "c", kind: "speed" },
      ],
    }),
  },
  {
    fault: "a first release with a fix has the number of a MAJOR",
    rule: "releases/version-kind",
    make: release({ product: "tidepool", version: "1.0.0", editions: { tidepool: "Tidepool" }, knownIssues: [] }),
  },
  // Order
  { fault: "a PATCH is skipped", rule: "releases/version-step", make: release({ version: "1.4.4" }) },
  {
    fault: "a MINOR is skipped",
    rule: "releases/version-step",
    make: release({ version: "1.6.0", changes: [{ id: "side-view", kind: "look" }] }),
  },
  { fault: "a MAJOR is skipped", rule: "releases/version-step", make: release({ version: "3.0.0", changes: NEW, more: UPGRADE }) },
  { fault: "the last number does not begin at 0", rule: "releases/version-step", make: release({ version: "1.5.1" }) },
  {
    fault: "an old version is put in afterwards",
    rule: "releases/version-step",
    make: release({ version: "1.3.9", date: "2026-08-01", knownIssues: [] }),
  },
  // Dates
  { fault: "the date falls", rule: "releases/date-order", make: release({ date: "2026-08-19" }) },
  {
    fault: "a beta is older than the beta before",
    rule: "releases/date-order",
    make: (site) => {
      release({ channel: "beta" })(site);
      release({ version: "1.4.4", channel: "beta", date: "2026-08-27" })(site);
    },
  },
  { fault: "the date is no day", rule: "shape/no-such-day", make: slip(FACTS, "date: 2026-08-28", "date: 2026-02-30") },
  { fault: "there is no date", rule: "shape/missing-field", make: slip(FACTS, "date: 2026-08-28\n", "") },
];
