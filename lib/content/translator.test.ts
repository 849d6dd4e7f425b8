import { expect, it } from "vitest";
import { type MessageKey, translatorFor } from "./translator.ts";

it("fills in a message's arguments in each language, as plain text", () => {
  expect(translatorFor("en")("catalogue.hours", { count: 72 })).toBe("72 hours");
  expect(translatorFor("de")("catalogue.times", { count: 5 })).toBe("5-mal");
  expect(translatorFor("ja")("errors.GENERIC")).not.toMatch(/[\u00A0\u200B\u2060]/u);
});

it("wrong keys and wrong arguments are TypeScript errors", () => {
  const t = translatorFor("en");
  const isOne = Math.random() < 2;
  const group: "one" | "two" = isOne ? "one" : "two";
  // Never called: `npm run types` fails when one of these is no error.
  const mistakes = [
    // @ts-expect-error there is no such key
    () => t("catalogue.hourz", { count: 72 }),
    // @ts-expect-error the argument is missing
    () => t("catalogue.hours"),
    // @ts-expect-error it has another name
    () => t("catalogue.hours", { hours: 72 }),
    // @ts-expect-error a count is a number
    () => t("catalogue.hours", { count: "72" }),
    // @ts-expect-error this message has no argument
    () => t("common.hint", { name: "Lantern" }),
    // @ts-expect-error one of the two needs an argument
    () => t(isOne ? "common.hint" : "catalogue.hours"),
    // @ts-expect-error no such group
    () => t(`catalogue.${group}`),
    // @ts-expect-error any key could need any argument
    (key: MessageKey) => t(key),
  ];
  expect(mistakes).toHaveLength(8);
});
