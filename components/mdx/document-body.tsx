import { headingAliases } from "#lib/heading-aliases.ts";
import type { Heading } from "#lib/mdx/rehype-heading-ids.ts";
import type { Locale } from "#schemas/locale.ts";
import { bodyComponents } from "./body-components.tsx";
import { runBody } from "./run-body.ts";

const LAYOUTS = { column: "prose", sheet: "prose prose-sheet", steps: "prose prose-sheet prose-steps" };

type Props = {
  document: {
    body: string;
    /** The language of the body. */
    language: Locale;
    headings?: readonly Heading[];
    /** Headings of the text that the body was translated from: their anchors are added to the body's headings. */
    original?: readonly Heading[] | undefined;
  };
  /** The page's locale, which links keep. */
  locale: Locale;
  /** `sheet` puts headings beside their sections; `steps` also numbers them. */
  layout?: keyof typeof LAYOUTS;
};

/** The body of a content document; nothing if it is empty. */
export function DocumentBody({ document: { body, language, headings = [], original = [] }, locale, layout = "column" }: Props) {
  if (body === "") return null;
  const Content = runBody(body);
  return (
    <div className={LAYOUTS[layout]}>
      <Content components={bodyComponents(locale, language, headingAliases(headings, original))} />
    </div>
  );
}
