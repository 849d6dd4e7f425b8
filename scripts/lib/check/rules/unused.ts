/** Links and messages that nothing uses. These rules run with the types, because they read the code, too. */
import { findDoc } from "#scripts/lib/check/corpus.ts";
import { listParts } from "#scripts/lib/check/document-parts.ts";
import type { CodeRule } from "#scripts/lib/check/rule.ts";
import { findNearest } from "#scripts/lib/report/wording.ts";
import { keyAt } from "#scripts/lib/check/positions.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { dotted, pathOf } from "./messages/keys.ts";

export const unusedLink: CodeRule = {
  id: "catalogue/unused-link",
  forbids: "A link that neither content nor code uses. Found by `npm run types`.",
  wrong: "links:\n  oldShop: https://old.rittai-audio.example",
  right: "links: {}",
  *check(corpus, { links: linksInCode }) {
    const doc = findDoc(corpus, "Links");
    const links = Object.keys(doc?.data.links ?? {});
    // catalogue/unknown-link reports a misspelt key; the link that it means is used.
    const named = listParts(corpus, "keys").filter(({ kind }) => kind === "link");
    const used = new Set(named.map(({ key }) => (links.includes(key) ? key : findNearest(key, links))));
    // A file that cannot be read may use any of them.
    if ([...corpus.documents.values()].some((analysis) => !analysis.sound)) return;
    for (const key of links) {
      if (doc === undefined || used.has(key) || linksInCode.has(key)) continue;
      yield { at: keyAt(doc, "links", key), message: `nothing uses the link ${key}`, hint: "remove it" };
    }
  },
};

export const unusedKey: CodeRule = {
  id: "messages/unused-key",
  forbids: "A message that the code does not use: its translations would never be shown. Found by `npm run types`.",
  wrong: "common:\n  nobodyAsksForThis: Hello",
  right: "common: {}",
  *check(corpus, { messages }) {
    const source = findDoc(corpus, "Messages", languagesOf(corpus).source);
    for (const key of Object.keys(source?.messages ?? {})) {
      if (source === undefined || messages.has(dotted(key))) continue;
      yield { at: keyAt(source, ...pathOf(key)), message: `nothing uses the message ${dotted(key)}`, hint: "remove it in every language" };
    }
  },
};
