import { expect, it } from "vitest";
import type { Delivered } from "./counting-sink.ts";
import { judge, type Kill } from "./judge.ts";

const delivered = (number: number, by: string, at: number, id = "<1>"): Delivered => ({
  number,
  messageId: id,
  recipient: `reader-${id}`,
  by,
  at,
});
const killed: Kill = { name: "a", at: 100, leased: new Set(["<1>"]) };
const record = (number: number) => ({ messageId: "<1>", state: "sent", answer: `250 2.0.0 queued as ${number}` });
const accepted = new Set(["reader-<1>"]);
const NOTHING = { lost: [], explained: [], unexplained: [], misrecorded: [] };

it("finds nothing when each mail was delivered once", () => {
  expect(judge({ accepted, deliveries: [delivered(0, "a", 1)], records: [record(0)], kills: [] })).toEqual(NOTHING);
});

it("names accepted addresses without a mail, and records that nothing was delivered for", () => {
  const { lost, misrecorded } = judge({ accepted, deliveries: [], records: [record(0)], kills: [] });
  expect([lost, misrecorded.length]).toEqual([["reader-<1>"], 1]);
});

const twice = [delivered(0, "a", 99), delivered(1, "b", 5_000)];

it("explains a second copy by a kill between delivery and record", () => {
  expect(judge({ accepted, deliveries: twice, records: [record(1)], kills: [killed] })).toMatchObject({
    explained: ["<1>: 0 by a (killed), 1 by b; recorded is 1"],
    unexplained: [],
  });
});

it.each([
  ["nobody was killed", twice, [record(1)], []],
  ["another process was killed", twice, [record(1)], [{ ...killed, name: "c" }]],
  ["the outbox had no lease on it at the kill", twice, [record(1)], [{ ...killed, leased: new Set<string>() }]],
  ["the killed one's copy is the recorded one", twice, [record(0)], [killed]],
  ["it was delivered long after the kill", [delivered(0, "a", 9_000), delivered(1, "b", 9_999)], [record(1)], [killed]],
  [
    "they are different mails",
    [delivered(0, "a", 99), { ...delivered(1, "b", 5_000, "<2>"), recipient: "reader-<1>" }],
    [record(0), { ...record(1), messageId: "<2>" }],
    [killed],
  ],
])("does not explain a second copy if %s", (_case, deliveries, records, kills) => {
  const verdict = judge({ accepted, deliveries, records, kills });
  expect([verdict.explained.length, verdict.unexplained.length]).toEqual([0, 1]);
});
