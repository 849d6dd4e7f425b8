/** Days as text, on pages and in islands; an island gets the `DayFormat` of its page's language as a prop. */
import type { DayFormat } from "#schemas/locale.ts";

/** @returns From a time (a Date, or milliseconds) to text as the options say: "1er mars 2026" in French, where Intl writes "1 mars 2026". */
export function dayFormatter({ tag, firstOfMonth }: DayFormat, options: Intl.DateTimeFormatOptions): (time: Date | number) => string {
  const formatter = new Intl.DateTimeFormat(tag, options);
  const partText = ({ type, value }: Intl.DateTimeFormatPart) => (type === "day" && value === "1" ? firstOfMonth : value);
  return (time) => formatter.formatToParts(time).map(partText).join("");
}
