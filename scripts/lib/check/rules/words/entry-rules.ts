/** words/… and releases/…: each edition, close-up, announcement, change and known issue has a text. */
import { findDoc, findDocNamed, listDocs } from "#scripts/lib/check/corpus.ts";
import { entriesRule } from "./entries.ts";

export const editionText = entriesRule({
  id: "words/edition-words",
  forbids: "A product's text that leaves out one of its editions, or describes one that it does not have.",
  wrong: "editions:\n  threeDXLite: …",
  right: "editions:\n  threeDXLite: …\n  threeDXStandard: …",
  example: "yaml",
  gapClass: "product",
  *groups(corpus) {
    for (const document of listDocs(corpus, "ProductWords")) {
      const facts = findDocNamed(corpus, "ProductFacts", document.names);
      if (facts === undefined) continue;
      const ids = (facts.data.editions ?? []).map((edition) => edition?.key ?? undefined);
      const { editions: entries } = document.data;
      yield { document, facts, field: "editions", ids, factsPath: (index) => ["editions", index, "key"], entries };
    }
  },
});

export const detailText = entriesRule({
  id: "words/detail-words",
  forbids: "A product's text that leaves out one of its close-ups, or describes one that it does not have.",
  wrong: "details:\n  position: …",
  right: "details:\n  field: …\n  position: …",
  example: "yaml",
  gapClass: "product",
  *groups(corpus) {
    for (const document of listDocs(corpus, "ProductWords")) {
      const facts = findDocNamed(corpus, "ProductFacts", document.names);
      if (facts === undefined) continue;
      const ids = (facts.data.details ?? []).map((detail) => detail?.name ?? undefined);
      const { details: entries } = document.data;
      yield { document, facts, field: "details", ids, factsPath: (index) => ["details", index, "name"], entries };
    }
  },
});

export const announcementText = entriesRule({
  id: "words/announcement-words",
  forbids: "An announcement without a text, or a text for an announcement that does not exist.",
  wrong: "announcements:\n  autum-sale: …",
  right: "announcements:\n  autumn-sale: …",
  example: "yaml",
  gapClass: "message",
  *groups(corpus) {
    const facts = findDoc(corpus, "Announcements");
    if (facts === undefined) return;
    const ids = (facts.data.announcements ?? []).map((entry) => entry?.id ?? undefined);
    for (const { data, ...document } of listDocs(corpus, "AnnouncementWords")) {
      const { announcements: entries } = data;
      const factsPath = (index: number) => ["announcements", index, "id"];
      yield { document: { ...document, data: {} }, facts, field: "announcements", ids, factsPath, entries };
    }
  },
});

export const changeText = entriesRule({
  id: "releases/change-words",
  forbids: "A release's text that leaves out one of its changes or known issues, or describes one that the facts do not have.",
  example: "mdx",
  wrong: "changes:\n  faster-lod: Sessions open faster.",
  right: "changes:\n  faster-load: Sessions open faster.",
  gapClass: "release",
  *groups(corpus) {
    for (const document of listDocs(corpus, "ReleaseWords")) {
      const facts = findDocNamed(corpus, "ReleaseFacts", document.names);
      if (facts === undefined) continue;
      for (const group of ["changes", "knownIssues"] as const) {
        const ids = (facts.data[group] ?? []).map((entry) => entry?.id ?? undefined);
        yield {
          document,
          facts,
          field: group,
          ids,
          factsPath: (index) => [group, index, "id"],
          entries: document.data[group],
          since: facts.data.date,
        };
      }
    }
  },
});
