/** A work order for a terminal. */
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { counted } from "#scripts/lib/report/wording.ts";
import { differenceOf, markedDifference } from "./difference.ts";
import type { WorkOrder } from "./work-orders.ts";

export const TASKS: Record<WorkOrder["state"], string> = {
  stale: "its source has changed",
  missing: "it is not there yet",
  untranslated: "it still is the source's text",
  unrecorded: "nothing records what it was translated from",
  done: "it is up to date",
};

/** @param from The language of the source. */
export function printOrder(order: WorkOrder, from: Locale, colour: boolean): string {
  const { file, line, name, state, source, translation, terms, words } = order;
  const before = source.before;
  return [
    `${file}${line === undefined ? "" : `:${line}`}  ${name}`,
    `  ${TASKS[state]} (${order.class}, ${counted(words, "word")})`,
    `  seen at: ${order.seenAt}`,
    "",
    `source, ${source.file}:${source.line}`,
    indented(before === undefined ? source.text : markedDifference(differenceOf(before, source.text, LANGUAGE_TAGS[from]), colour)),
    ...(translation === undefined ? [] : ["", "translation", indented(translation)]),
    ...(terms.length === 0 ? [] : ["", "terms", ...terms.map(({ term, use }) => `  ${term}${term === use ? " (stays)" : ` → ${use}`}`)]),
    "",
    `then: npm run translate -- ${nextCommand(order)}`,
    "",
  ].join("\n");
}

function nextCommand({ state, locale, file, section, translation }: WorkOrder): string {
  if (translation === undefined) return `stub ${file}`;
  // A text of stub that is written over is recorded already, and accepting it before says that it is the same in both languages.
  return state === "untranslated" ? `check ${locale}` : `accept "${file}${section}"`;
}

const indented = (text: string) => text.replace(/^/gmu, "  ");
