/** Draws the words of a content file. */
import { getMDXComponent } from "next-contentlayer2/hooks";
import * as jsxRuntime from "react/jsx-runtime";
import type { Locale } from "#schemas/locale.ts";
import { wordsComponents } from "./words-components.tsx";

type Props = {
  /** From lib/mdx/compile.ts. */
  body: string;
  /** The page's: links stay in it also where another language's words stand in. */
  locale: Locale;
  /** The words' own. */
  language: Locale;
  /** `sheet` sets headings beside their words. */
  layout?: "column" | "sheet";
};

export function Words({ body, locale, language, layout = "column" }: Props) {
  if (body === "") return null;
  const components = wordsComponents(locale, language);
  // The compiled words ask their first argument for the runtime and the components; contentlayer's hook names its arguments.
  const Content = getMDXComponent(`arguments[0] = runtime; ${body}`, { runtime: { ...jsxRuntime, useMDXComponents: () => components } });
  return (
    <div className={layout === "sheet" ? "words words-sheet" : "words"}>
      <Content />
    </div>
  );
}
