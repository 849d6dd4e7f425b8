/** The report for authors: place, problem, line, and what to write instead. */
import { styleText } from "node:util";
import displayWidth from "string-width";
import type { CheckResult } from "#scripts/lib/check/check-content.ts";
import { graceLine } from "#scripts/lib/check/graces.ts";
import type { Problem } from "#scripts/lib/check/problem.ts";
import { counted } from "#scripts/lib/report/wording.ts";

type Paint = (text: string, style: "red" | "cyan" | "bold" | "dim") => string;

/** Columns of an excerpt, and how many of them may precede the place. */
const MAX_EXCERPT = 110;
const MAX_BEFORE = 70;

/** Prints all problems, then all notes, and a summary. */
export function prettyReport({ problems, notes, files, graces }: CheckResult, colour = false): string {
  const paint: Paint = (text, style) => (colour ? styleText(style, text, { validateStream: false }) : text);
  const parts = [...problems, ...notes].map((problem) => prettyProblem(problem, paint));
  return [...parts, [summary(problems, notes, files), ...graces.map(graceLine)].join("\n")].join("\n\n") + "\n";
}

function prettyProblem(problem: Problem, paint: Paint): string {
  const { line, column, severity, rule, related = [], ...rest } = problem;
  // Names of files are untrusted, like their content, and messages quote both.
  return [
    `${paint(`${visible(problem.file)}:${line}:${column}`, "cyan")}  ${paint(severity, severity === "note" ? "cyan" : "red")}  ${paint(rule, "bold")}`,
    `  ${visible(problem.message)}`,
    ...excerpt({ line, column, ...rest }, paint),
    `  ${visible(problem.hint)}`,
    ...related.map((other) => paint(`  ${visible(other.message)}: ${visible(other.file)}:${other.line}:${other.column}`, "dim")),
  ].join("\n");
}

function excerpt(problem: Pick<Problem, "line" | "column" | "endLine" | "endColumn" | "excerpt">, paint: Paint): string[] {
  const { line, column, endLine, endColumn, excerpt: text } = problem;
  if (text.trim() === "") return [];
  // A long line is cut on both sides; the place stays visible.
  const before = lastColumns(visible(text.slice(0, column - 1)), MAX_BEFORE);
  const after = firstColumns(visible(text.slice(column - 1)), MAX_EXCERPT - displayWidth(before));
  const marked = visible(endLine > line ? text.slice(column - 1) : text.slice(column - 1, endColumn - 1));
  const carets = "^".repeat(Math.max(1, Math.min(displayWidth(marked), displayWidth(after))));
  const number = String(line).padStart(5);
  return [
    `${paint(`${number} │`, "dim")} ${before}${after}`,
    `${paint("      │", "dim")} ${" ".repeat(displayWidth(before))}${paint(carets, "red")}`,
  ];
}

/** The beginning of a text that fits, with an ellipsis when there is more. */
function firstColumns(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let short = "";
  for (const letter of text) {
    if (displayWidth(short + letter) > columns - 1) break;
    short += letter;
  }
  return `${short}…`;
}

/** The end of a text that fits. */
function lastColumns(text: string, columns: number): string {
  const letters = [...text];
  let from = letters.length;
  while (from > 0 && displayWidth(letters.slice(from - 1).join("")) < columns) from--;
  return from === 0 ? text : `…${letters.slice(from).join("")}`;
}

/** Replaces characters that move the cursor or are invisible: each takes one column. */
function visible(text: string): string {
  return text.replace(/\p{Cc}/gu, " ").replace(/[\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u00AD]/gu, "·");
}

function summary(problems: readonly Problem[], notes: readonly Problem[], files: number): string {
  const noted = notes.length === 0 ? "" : `, ${counted(notes.length, "note")}`;
  if (problems.length === 0) return `${counted(files, "file")}, no problems${noted}`;
  const faulty = new Set(problems.map(({ file }) => file)).size;
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  const fixes = fixable === 0 ? "" : `; --fix corrects ${fixable === problems.length ? (fixable === 1 ? "it" : "all of them") : fixable}`;
  return `${counted(problems.length, "problem")} in ${faulty} of ${counted(files, "file")}${fixes}${noted}`;
}
