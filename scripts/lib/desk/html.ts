/** HTML from templates whose values are escaped. */

/** A piece of HTML that needs no escaping. */
export type Html = { html: string };
type Value = Html | string | number | undefined | readonly (Html | string)[];

export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: strings.reduce((text, part, index) => text + part + (index < values.length ? shown(values[index]) : ""), "") };
}

function shown(value: Value): string {
  if (value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return escape(String(value));
  return "html" in value ? value.html : value.map(shown).join("");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
