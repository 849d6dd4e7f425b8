/** The rules that look at one file alone: all that these modules export. */
import { type DocumentRule, rulesIn } from "#scripts/lib/check/rule.ts";
import * as icu from "./messages/icu.ts";
import * as encoding from "./shape/encoding.ts";
import * as fields from "./shape/fields.ts";
import * as files from "./shape/files.ts";
import * as lists from "./shape/lists.ts";
import * as mergeConflict from "./shape/merge-conflict.ts";
import * as types from "./shape/types.ts";
import * as values from "./shape/values.ts";
import * as yaml from "./shape/yaml.ts";
import * as components from "./words/components.ts";
import * as fieldMarkup from "./words/field-markup.ts";
import * as headings from "./words/headings.ts";
import * as language from "./words/language.ts";
import * as looseMarks from "./words/loose-marks.ts";
import * as markup from "./words/markup.ts";
import * as mdxSyntax from "./words/mdx-syntax.ts";
import * as notes from "./words/notes.ts";
import * as noProgram from "./words/no-program.ts";

export const DOCUMENT_RULES: readonly DocumentRule[] = [
  ...rulesIn(files, mergeConflict, encoding, yaml, lists, fields, types, values, mdxSyntax),
  ...rulesIn(noProgram, components, fieldMarkup, headings, language, looseMarks, markup, notes, icu),
];
