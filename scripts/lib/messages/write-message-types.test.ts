import { expect, it } from "vitest";
import { messageTypes } from "./write-message-types.ts";

it("writes each message's arguments by its full key", () => {
  expect(
    messageTypes(
      {
        home: "Home",
        trial: {
          time: "{count, plural, one {# minute} other {# minutes}} of {product}",
          chosen: "{kind, select, free {free} other {until {day, date}}}",
          broken: "{count",
        },
      },
      "en",
    ),
  ).toMatchInlineSnapshot(`
    "/** Generated from content/en/messages.yaml. */
    export type MessageArguments = {
      "home": object;
      "trial.time": { "count": number; "product": string | number };
      "trial.chosen": { "kind": string; "day": Date | number };
      "trial.broken": object;
    };
    "
  `);
});
