/** Fields that name a language. */
import { Locale } from "./locale.ts";

/** The field of front matter for the language of the original. @param text What the document is: `page`. */
export const sourceOf = (text: string) =>
  Locale.optional().describe(
    `The language in which this ${text} was first written; when left out English, or the default language of a site without English.`,
  );

/** The language of a request to the API. */
export const RequestLanguage = Locale.optional().describe(
  "The site's default language when it is left out, or when the site does not have it.",
);
