/** The rules that look across files: all that these modules export. */
import { type CodeRule, type CorpusRule, rulesIn } from "#scripts/lib/check/rule.ts";
import * as files from "./files.ts";
import * as announcements from "./catalogue/announcements.ts";
import * as choices from "./catalogue/choices.ts";
import * as editions from "./catalogue/editions.ts";
import * as images from "./catalogue/images.ts";
import * as keys from "./catalogue/keys.ts";
import * as knownKeys from "./catalogue/known-keys.ts";
import * as paths from "./catalogue/paths.ts";
import * as prices from "./catalogue/prices.ts";
import * as sales from "./catalogue/sales.ts";
import * as screens from "./catalogue/screens.ts";
import * as systems from "./catalogue/systems.ts";
import * as gaps from "./gaps/gaps.ts";
import * as gapNumbers from "./gaps/numbers.ts";
import * as gapParts from "./gaps/parts.ts";
import * as gapRecords from "./gaps/records.ts";
import * as gapSections from "./gaps/sections.ts";
import * as compare from "./messages/compare.ts";
import * as messageKeys from "./messages/keys.ts";
import * as drawings from "./public/drawings.ts";
import * as publicFiles from "./public/files.ts";
import * as installerSets from "./releases/installer-sets.ts";
import * as installers from "./releases/installers.ts";
import * as knownIssues from "./releases/known-issues.ts";
import * as major from "./releases/major.ts";
import * as phrases from "./releases/phrases.ts";
import * as releases from "./releases/releases.ts";
import * as systemMinimum from "./releases/system-minimum.ts";
import * as versions from "./releases/versions.ts";
import * as published from "./redirects/published.ts";
import * as sources from "./redirects/sources.ts";
import * as targets from "./redirects/targets.ts";
import * as searchQueries from "./search/queries.ts";
import * as marks from "./terms/marks.ts";
import * as names from "./terms/names.ts";
import * as quotationMarks from "./terms/quotation-marks.ts";
import * as width from "./terms/width.ts";
import * as unused from "./unused.ts";
import * as discontinuedLinks from "./words/discontinued-links.ts";
import * as entryRules from "./words/entry-rules.ts";
import * as factsExist from "./words/facts-exist.ts";
import * as links from "./words/links.ts";
import * as literalFacts from "./words/literal-facts.ts";
import * as movedLinks from "./words/moved-links.ts";
import * as placeholders from "./words/placeholders.ts";
import * as quotedLinks from "./words/quoted-links.ts";
import * as searchResults from "./words/search-results.ts";
import * as script from "./words/script.ts";

export const CORPUS_RULES: readonly CorpusRule[] = [
  ...rulesIn(files, drawings, publicFiles),
  ...rulesIn(announcements, choices, editions, images, keys, knownKeys, paths, prices, sales, screens, systems),
  ...rulesIn(gaps, gapRecords, gapSections, gapParts, gapNumbers, compare, messageKeys),
  ...rulesIn(installerSets, installers, knownIssues, major, phrases, releases, systemMinimum, versions),
  ...rulesIn(published, sources, targets, searchQueries),
  ...rulesIn(marks, names, quotationMarks, width),
  ...rulesIn(discontinuedLinks, entryRules, factsExist, links, literalFacts, movedLinks, placeholders, quotedLinks, searchResults, script),
];

/** Rules that also read the code. */
export const CODE_RULES: readonly CodeRule[] = rulesIn(unused);
