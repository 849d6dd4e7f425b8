/** All rules by family, for the documentation and for reports that explain them. */
import type { RuleText } from "#scripts/lib/check/rule.ts";
import { CODE_RULES, CORPUS_RULES } from "./corpus-rules.ts";
import { DOCUMENT_RULES } from "./document-rules.ts";

/** The families in the order of the documentation, with the subject of each. */
export const FAMILIES: Record<string, string> = {
  shape: "files, fields and values as the schemas ask for them",
  price: "sums of money",
  catalogue: "products, editions, links and pictures that fit together",
  releases: "versions and their installers",
  words: "texts: data and not programs, with facts by reference",
  messages: "the texts of the interface",
  terms: "names, agreed terms, and the width of characters",
  search: "queries that the search must answer, and pages that it offers",
  gaps: "texts that a language does not have yet",
  redirects: "addresses that have moved, and those that were online and lead nowhere",
  public: "files that are copied to the site as they are: nothing in them may run or load something from elsewhere",
};

/** Every rule, by family and then by name. */
export function listRules(): RuleText[] {
  return [...DOCUMENT_RULES, ...CORPUS_RULES, ...CODE_RULES].sort((a, b) => familyPlace(a) - familyPlace(b) || (a.id < b.id ? -1 : 1));
}

function familyPlace({ id }: RuleText): number {
  return Object.keys(FAMILIES).indexOf(familyOf(id));
}

export function familyOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}
