/** Adds to a problem of a translated field what its source has there: rules of one file do not know the source. */
import { placeAt } from "#scripts/lib/content-files/lines.ts";
import { quote } from "#scripts/lib/report/wording.ts";
import { type Corpus, linesIn } from "./corpus.ts";
import { originalLocale } from "./originals.ts";
import { fileOf } from "./place.ts";
import type { Problem } from "./problem.ts";

const OF_FIELD = /^([^\s/]+) (?:has no value|is not complete)$/u;

/** The problem, with the source's text of a field without a value, or with the list or field in which the source has a placeholder. */
export function withSource(corpus: Corpus, problem: Problem): Problem {
  const [, name] = OF_FIELD.exec(problem.message) ?? [];
  const { place, locale, positions = {} } = corpus.documents.get(problem.file) ?? {};
  if (name === undefined || place === undefined || locale === undefined) return problem;
  const from = originalLocale(corpus, place.entity, place.names);
  const source = corpus.documents.get(fileOf(place.entity, place.names, from));
  const lines = linesIn(corpus);
  const isHere = (offset: number) => {
    const { line, column } = placeAt(lines(problem.file), offset);
    return line === problem.line && column === problem.column;
  };
  const field = Object.keys(positions).find((key) => key.split("/").at(-1) === name && isHere(positions[key]?.[0] ?? -1));
  const [, , start, end] = source?.positions[field ?? ""] ?? [];
  if (source === undefined || from === locale || field === undefined || start === undefined || end === undefined) return problem;
  const text = corpus.textOf(source.file).slice(start, end);
  const placeholder = /\{\w+\}/u.exec(problem.hint)?.[0];
  const index = placeholder === undefined ? 0 : Math.max(0, text.indexOf(placeholder));
  // The names of the fields and lists around the placeholder, the innermost last.
  const around = Object.entries(source.positions).filter(
    ([key, [, , a, b]]) => key.startsWith(`${field}/`) && a <= start + index && start + index < b,
  );
  const inner = around.flatMap(([key]) => key.split("/").findLast((part) => !/^\d+$/u.test(part)) ?? []).at(-1);
  const message =
    placeholder === undefined
      ? `the source says ${quote(text.replace(/^(["'])([\s\S]*)\1$/u, "$2"))}`
      : `the source has ${placeholder}${inner === undefined ? "" : ` in ${inner}`}`;
  return { ...problem, related: [{ file: source.file, ...placeAt(lines(source.file), start + index), message }] };
}
