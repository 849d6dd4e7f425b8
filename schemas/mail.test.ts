import { expect, it } from "vitest";
import { MAILS } from "./mail.ts";

const mail = { subject: "Hello", heading: "Hello", text: ["The link works for {days} days."], button: "Confirm", after: [] as string[] };
const faults = (name: keyof typeof MAILS, changes: Partial<typeof mail>) =>
  MAILS[name].safeParse({ ...mail, ...changes }).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

it("takes a mail with every placeholder, wherever it stands", () => {
  expect(faults("newsletterConfirm", {})).toEqual([]);
  expect(faults("newsletterConfirm", { text: ["Confirm."], after: ["Within {days} days."] })).toEqual([]);
});

it("names a placeholder that is missing, and one that is unknown at its place", () => {
  expect(faults("newsletterConfirm", { text: ["Confirm."] })).toEqual([["", "write {days} somewhere in it"]]);
  expect(faults("newsletterConfirm", { after: ["In {day} days."] })).toEqual([["after.0", "write {days}, not {day}"]]);
  expect(faults("newsletterConfirm", { text: ["Confirm."], after: ["In {tage} days."] })).toEqual([
    ["after.0", "write {days}, not {tage}"],
  ]);
  expect(faults("creditsReturned", { text: ["{amount} of {nummer}"] })).toEqual([
    ["text.0", "write {number} and {day}, not {nummer}"],
    ["", "write {number} and {day} somewhere in it"],
  ]);
  expect(faults("newsletterConfirm", { text: ["Within {{days}} days."] })).toEqual([
    ["text.0", "write each placeholder between one { and one }, and no other braces"],
  ]);
  expect(faults("newsletterAlready", {})).toEqual([["text.0", "write it without {days}: this mail has no placeholders"]]);
});
