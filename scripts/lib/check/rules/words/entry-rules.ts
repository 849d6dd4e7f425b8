/** words/…: each edition and each announcement has words. */
import { findDoc, findDocNamed, listDocs } from "#scripts/lib/check/corpus.ts";
import { entriesRule } from "./entries.ts";

export const editionWords = entriesRule({
  id: "words/edition-words",
  forbids: "A product's words that leave out one of its editions, or speak of one that it does not have.",
  wrong: "editions:\n  threeDXLite: …",
  right: "editions:\n  threeDXLite: …\n  threeDXStandard: …",
  example: "yaml",
  gapClass: "product",
  *groups(corpus) {
    for (const words of listDocs(corpus, "ProductWords")) {
      const facts = findDocNamed(corpus, "ProductFacts", words.names);
      if (facts === undefined) continue;
      const ids = (facts.data.editions ?? []).map((edition) => edition?.key ?? undefined);
      yield { words, facts, field: "editions", ids, factsPath: (index) => ["editions", index, "key"], said: words.data.editions };
    }
  },
});

export const detailWords = entriesRule({
  id: "words/detail-words",
  forbids: "A product's text that leaves out one of its close-ups, or describes one that it does not have.",
  wrong: "details:\n  position: …",
  right: "details:\n  field: …\n  position: …",
  example: "yaml",
  gapClass: "product",
  *groups(corpus) {
    for (const words of listDocs(corpus, "ProductWords")) {
      const facts = findDocNamed(corpus, "ProductFacts", words.names);
      if (facts === undefined) continue;
      const ids = (facts.data.details ?? []).map((detail) => detail?.name ?? undefined);
      yield { words, facts, field: "details", ids, factsPath: (index) => ["details", index, "name"], said: words.data.details };
    }
  },
});

export const announcementWords = entriesRule({
  id: "words/announcement-words",
  forbids: "An announcement without words, or words for one that is not announced.",
  wrong: "announcements:\n  autum-sale: …",
  right: "announcements:\n  autumn-sale: …",
  example: "yaml",
  gapClass: "message",
  *groups(corpus) {
    const facts = findDoc(corpus, "Announcements");
    if (facts === undefined) return;
    for (const words of listDocs(corpus, "AnnouncementWords")) {
      const ids = (facts.data.announcements ?? []).map((entry) => entry?.id ?? undefined);
      yield {
        words: { ...words, data: {} },
        facts,
        field: "announcements",
        ids,
        factsPath: (index) => ["announcements", index, "id"],
        said: words.data.announcements,
      };
    }
  },
});
