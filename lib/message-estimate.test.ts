import { expect, it } from "vitest";
import { estimateMessages } from "./message-estimate.ts";

it.each([
  [500, { fewest: 25, most: 250 }],
  [519, { fewest: 25, most: 259 }],
  [0, { fewest: 0, most: 0 }],
])("estimates the messages for %d cents", (cents, estimate) => {
  expect(estimateMessages(cents, { from: 2, to: 20 })).toEqual(estimate);
});
