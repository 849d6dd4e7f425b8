/** All rules by family, for the documentation and for reports that explain them. */
import type { RuleText } from "#scripts/lib/check/rule.ts";
import { CODE_RULES, CORPUS_RULES } from "./corpus-rules.ts";
import { DOCUMENT_RULES } from "./document-rules.ts";

type Family = {
  about: string;
  /** The language of the examples of its rules, YAML when left out. */
  example?: RuleText["example"];
};

/** The families in the order of the documentation. */
export const FAMILIES: Record<string, Family> = {
  shape: { about: "files, fields and values as the schemas ask for them" },
  price: { about: "sums of money" },
  catalogue: { about: "products, editions, links and pictures that fit together" },
  releases: { about: "versions and their installers" },
  words: { about: "texts: data and not programs, with facts by reference", example: "mdx" },
  messages: { about: "the texts of the interface" },
  terms: { about: "names, agreed terms, and the width of characters", example: "text" },
  search: { about: "queries that the search must answer, and pages that it offers" },
  gaps: { about: "texts that a language does not have yet", example: "text" },
  redirects: { about: "addresses that have moved, and those that were online and lead nowhere" },
  public: {
    about: "files that are copied to the site as they are: nothing in them may run or load something from elsewhere",
    example: "text",
  },
};

/** Every rule, by family and then by name. */
export function listRules(): RuleText[] {
  return [...DOCUMENT_RULES, ...CORPUS_RULES, ...CODE_RULES].sort((a, b) => familyPlace(a) - familyPlace(b) || (a.id < b.id ? -1 : 1));
}

const familyPlace = ({ id }: RuleText): number => Object.keys(FAMILIES).indexOf(familyOf(id));

export const familyOf = (id: string): string => id.slice(0, id.indexOf("/"));
