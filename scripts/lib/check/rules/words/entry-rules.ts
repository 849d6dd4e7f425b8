/** words/… and releases/…: each edition, close-up, announcement, change and known issue has a text. */
import { type Entries, entriesRule } from "./entries.ts";

const EDITIONS: Entries = {
  gapClass: "product",
  texts: "ProductWords",
  facts: "ProductFacts",
  nameOfEntry: { editions: "key" },
  isForGood: true,
};
const DETAILS: Entries = { gapClass: "product", texts: "ProductWords", facts: "ProductFacts", nameOfEntry: { details: "name" } };
const ANNOUNCEMENTS: Entries = {
  gapClass: "message",
  texts: "AnnouncementWords",
  facts: "Announcements",
  nameOfEntry: { announcements: "id" },
};
const CHANGES: Entries = {
  gapClass: "release",
  texts: "ReleaseWords",
  facts: "ReleaseFacts",
  nameOfEntry: { changes: "id", knownIssues: "id" },
};

/** The lists of facts whose entries have texts. */
export const ALL_ENTRIES: readonly Entries[] = [EDITIONS, DETAILS, ANNOUNCEMENTS, CHANGES];

export const editionText = entriesRule({
  ...EDITIONS,
  id: "words/edition-words",
  forbids:
    "A product's text that leaves out one of its editions, or describes one that it does not have; and an edition whose key was changed, which never changes.",
  wrong: "editions:\n  threeDXLite: …",
  right: "editions:\n  threeDXLite: …\n  threeDXStandard: …",
  example: "yaml",
});

export const detailText = entriesRule({
  ...DETAILS,
  id: "words/detail-words",
  forbids: "A product's text that leaves out one of its close-ups, or describes one that it does not have.",
  wrong: "details:\n  position: …",
  right: "details:\n  field: …\n  position: …",
  example: "yaml",
});

export const announcementText = entriesRule({
  ...ANNOUNCEMENTS,
  id: "words/announcement-words",
  forbids: "An announcement without a text, or a text for an announcement that does not exist.",
  wrong: "announcements:\n  autum-sale: …",
  right: "announcements:\n  autumn-sale: …",
  example: "yaml",
});

export const changeText = entriesRule({
  ...CHANGES,
  id: "releases/change-words",
  forbids: "A release's text that leaves out one of its changes or known issues, or describes one that the facts do not have.",
  example: "mdx",
  wrong: "changes:\n  faster-lod: Sessions open faster.",
  right: "changes:\n  faster-load: Sessions open faster.",
});
