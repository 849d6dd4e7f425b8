/** words/field-markup: fields are plain text. */
import { fieldMarkup } from "#scripts/lib/check/field-markup.ts";
import { matchesIn } from "#scripts/lib/check/positions.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { textScalars } from "#scripts/lib/check/text-scalars.ts";

export const markupInField: DocumentRule = {
  id: "words/field-markup",
  forbids:
    "A component, a tag or a brace in a field of front matter or YAML: it would be shown as it is. Only bodies have components; mails, announcements and phrases have arguments such as {end}.",
  wrong: '---\ndescription: The trial runs for <Trial of="3dx" />.\n---',
  right: "---\ndescription: The trial runs for some minutes.\n---",
  *check(document) {
    const { place, tree } = document;
    const markup = place?.locale === undefined && place?.entity !== "Phrases" ? undefined : fieldMarkup(place.entity);
    if (markup === undefined) return;
    for (const { start, end } of textScalars(tree)) {
      const [first] = matchesIn(document, markup, start, end);
      if (first !== undefined)
        yield {
          at: first.at,
          message: `there are no components or braces in this field, and ${first.found} would be shown as it is`,
          hint: "write plain text; a component belongs in the body of an MDX file",
        };
    }
  },
};
