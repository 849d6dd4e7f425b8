/** The entries of content/shared/redirects.yaml as rules see them, even while some of them are broken. */
import { type Redirect, readPlace, redirectsOf, type SitePlace } from "#lib/redirects.ts";
import type { RedirectEntry } from "#schemas/redirects.ts";
import { type Corpus, findDoc, oncePerCorpus } from "./corpus.ts";
import { listEntries } from "./positions.ts";
import type { Span } from "./rule.ts";
import { languagesOf } from "./site-languages.ts";

export type ListedRedirect = { entry: RedirectEntry; from: SitePlace; to: SitePlace; fromAt: Span; toAt: Span };

/** Every entry whose addresses are in shape, in the order of the file. */
export const listRedirects = oncePerCorpus((corpus): readonly ListedRedirect[] => {
  const { listed } = languagesOf(corpus);
  return listEntries(findDoc(corpus, "Redirects"), "redirects").flatMap(({ entry, at }) => {
    if (!entry.from || !entry.to) return [];
    return [
      {
        entry: { from: entry.from, to: entry.to, kind: entry.kind ?? "permanent" },
        from: readPlace(listed, entry.from),
        to: readPlace(listed, entry.to),
        fromAt: at("from"),
        toAt: at("to"),
      },
    ];
  });
});

/** Every entry in every locale that it counts for. */
export const redirectsOfCorpus = oncePerCorpus((corpus): readonly Redirect[] =>
  redirectsOf(
    languagesOf(corpus).listed,
    listRedirects(corpus).map(({ entry }) => entry),
  ),
);

/** An entry as an author can paste it below `redirects:`. */
export const writeEntry = (from: string, to: string): string => `- { from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} }`;

/** Whether redirects.yaml is in shape, or absent: only then does a missing entry mean that there is none. */
export const redirectsAreSound = (corpus: Corpus): boolean => findDoc(corpus, "Redirects")?.sound !== false;
