/** Draws the words of a content file. */
import { getMDXComponent } from "next-contentlayer2/hooks";
import type { ComponentType } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { headingAliases } from "#lib/heading-aliases.ts";
import type { Heading } from "#lib/mdx/rehype-heading-ids.ts";
import type { Locale } from "#schemas/locale.ts";
import { Question } from "./question.tsx";
import { wordsComponents } from "./words-components.tsx";

const LAYOUTS = {
  column: "words",
  sheet: "words words-sheet",
  steps: "words words-sheet words-steps",
  questions: "words words-questions",
  legal: "words words-legal",
};

type Body = {
  /** From lib/mdx/compile.ts. */
  body: string;
  /** The words' own. */
  language: Locale;
  /** Of the body. */
  headings?: readonly Heading[];
  /** Headings of the text that was translated, when this is a translation: their anchors lead here, too. */
  original?: readonly Heading[];
};
type Props = {
  of: Body;
  /** The page's: links stay in it also where another language's words stand in. */
  locale: Locale;
  /** `sheet` sets headings beside their words; `steps` numbers them, too. `questions` folds each section below its heading. `legal` sets the first section apart, which says the rest in short. */
  layout?: keyof typeof LAYOUTS;
};

export function Words({ of, locale, layout = "column" }: Props) {
  if (of.body === "") return null;
  const Content = contentOf(of, locale, layout === "questions" ? { section: Question } : {});
  return (
    <div className={LAYOUTS[layout]}>
      <Content />
    </div>
  );
}

/** The words as a component. `own` are components in place of the usual ones. */
export function contentOf({ body, language, headings = [], original = [] }: Body, locale: Locale, own: object = {}): ComponentType {
  const components = { ...wordsComponents(locale, language, headingAliases(headings, original)), ...own };
  return runCompiled(body, () => components);
}

/**
 * The one place where compiled words run.
 *
 * @param body From lib/mdx/compile.ts; not empty.
 * @param useMDXComponents Gives the components that the words are drawn with.
 */
export function runCompiled(body: string, useMDXComponents: () => object): ComponentType {
  // The compiled words ask their first argument for the runtime and the components; contentlayer's hook names its arguments.
  return getMDXComponent(`arguments[0] = runtime; ${body}`, { runtime: { ...jsxRuntime, useMDXComponents } });
}
