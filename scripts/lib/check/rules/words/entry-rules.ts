/** words/… and releases/…: each edition, close-up, announcement, change and known issue has a text. */
import { type Entries, entriesRule } from "./entries.ts";

export const editionText = entriesRule({
  texts: "ProductWords",
  facts: "ProductFacts",
  nameOfEntry: { editions: "key" },
  isForGood: true,
  id: "words/edition-words",
  forbids:
    "A product's text that leaves out one of its editions, or describes one that it does not have; and an edition whose key was changed, which never changes.",
  wrong: "editions:\n  threeDXLite: …",
  right: "editions:\n  threeDXLite: …\n  threeDXStandard: …",
  example: "yaml",
});

export const detailText = entriesRule({
  texts: "ProductWords",
  facts: "ProductFacts",
  nameOfEntry: { details: "name" },
  id: "words/detail-words",
  forbids: "A product's text that leaves out one of its close-ups, or describes one that it does not have.",
  wrong: "details:\n  position: …",
  right: "details:\n  field: …\n  position: …",
  example: "yaml",
});

export const announcementText = entriesRule({
  texts: "AnnouncementWords",
  facts: "Announcements",
  nameOfEntry: { announcements: "id" },
  isForEntries: true,
  id: "words/announcement-words",
  forbids: "An announcement without a text, or a text for an announcement that does not exist.",
  wrong: "announcements:\n  autum-sale: …",
  right: "announcements:\n  autumn-sale: …",
  example: "yaml",
});

export const changeText = entriesRule({
  texts: "ReleaseWords",
  facts: "ReleaseFacts",
  nameOfEntry: { changes: "id", knownIssues: "id" },
  id: "releases/change-words",
  forbids: "A release's text that leaves out one of its changes or known issues, or describes one that the facts do not have.",
  example: "mdx",
  wrong: "changes:\n  faster-lod: Sessions open faster.",
  right: "changes:\n  faster-load: Sessions open faster.",
});

/** The lists of facts whose entries have texts. */
export const ALL_ENTRIES: readonly Entries[] = [editionText, detailText, announcementText, changeText];
