/** The rules that look at one file alone, in the order of docs/content-rules.md. */
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { byteOrderMark, carriageReturn, fileTooLarge, finalLineBreak, invisibleLetter, notUtf8, splitLetter } from "./shape/encoding.ts";
import { badKey, missingField, unknownField, wrongType } from "./shape/fields.ts";
import { fileName, unknownFile } from "./shape/files.ts";
import { duplicateEntry, frontMatter, frontMatterLanguage, modeline } from "./shape/lists.ts";
import { moneyDecimals, noSuchDay, notHttps, unknownValue, wrongForm } from "./shape/values.ts";
import { releaseFileName } from "./releases/releases.ts";
import { icuSyntax, pluralForms } from "./messages/icu.ts";
import { children, noteInLine, unknownComponent, unknownProp, wrongProp } from "./words/components.ts";
import { headingLevel, headingTwice } from "./words/headings.ts";
import { mdxSyntax } from "./words/mdx-syntax.ts";
import { noExpression, noHandler, noHtml, noImport, unsafeLink } from "./words/no-program.ts";
import { alias, duplicateKey, tab, yamlSyntax } from "./shape/yaml.ts";

export const DOCUMENT_RULES: readonly DocumentRule[] = [
  unknownFile,
  fileName,
  fileTooLarge,
  notUtf8,
  byteOrderMark,
  carriageReturn,
  finalLineBreak,
  invisibleLetter,
  splitLetter,
  tab,
  yamlSyntax,
  duplicateKey,
  alias,
  modeline,
  frontMatter,
  frontMatterLanguage,
  missingField,
  unknownField,
  badKey,
  wrongType,
  unknownValue,
  noSuchDay,
  notHttps,
  wrongForm,
  duplicateEntry,
  moneyDecimals,
  releaseFileName,
  mdxSyntax,
  noImport,
  noExpression,
  noHandler,
  noHtml,
  unsafeLink,
  unknownComponent,
  unknownProp,
  wrongProp,
  children,
  noteInLine,
  headingLevel,
  headingTwice,
  icuSyntax,
  pluralForms,
];
