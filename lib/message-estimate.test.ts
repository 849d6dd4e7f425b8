import { expect, it } from "vitest";
import { fewestMessages } from "./message-estimate.ts";

it.each([
  [500, 25],
  [519, 25],
  [0, 0],
])("says how many messages %d cents buy at least", (cents, fewest) => {
  expect(fewestMessages(cents, { to: 20 })).toBe(fewest);
});
