/** The benchmark's result as Markdown for docs/performance.md. */
import {
  type Build,
  type BuildKind,
  type Figure,
  findCostPerDocument,
  findSpread,
  listKinds,
  listSizes,
  type Spread,
  spreadOf,
} from "./series.ts";
import { table } from "./table.ts";

/** The maximum ratio of the cost per document between two sizes; more would mean that a step takes quadratic time. */
const MAX_RATIO = 1.2;
const NONE = "–";

const count = new Intl.NumberFormat("en-GB");
const round = (value: number, digits: number) => value.toFixed(digits);

/** @param machine A description of the machine. */
export function markdownReport(builds: readonly Build[], machine: string): string {
  const runs = Math.max(0, ...builds.map(({ run }) => run)) + 1;
  const parts = [
    `${machine} ${runs === 1 ? "One run each." : `Medians of ${runs} runs, with minimum and maximum.`}`,
    timesTable(builds),
    listOf(ratioLines(builds)),
    "Seconds for each step:",
    stepsTable(builds),
    listOf(notes(builds)),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

function timesTable(builds: readonly Build[]): string {
  const head = [
    "Documents",
    "Build",
    "Wall, s",
    "CPU, s",
    "Peak memory, MB",
    "Wall per document, ms",
    "CPU per document, ms",
    "Wall / documents, ms",
  ];
  return table(
    head,
    rowsOf(builds).map(([documents, kind]) => {
      const spread = (figure: Figure) => findSpread(builds, documents, kind, figure);
      const cost = (figure: Figure) => showMilliseconds(findCostPerDocument(builds, documents, kind, figure));
      const wall = spread("wallSeconds");
      return [
        count.format(documents),
        kind,
        showSpread(wall, 1, 1),
        showSpread(spread("cpuSeconds"), 1, 1),
        showSpread(spread("peakBytes"), 1e6, 0),
        cost("wallSeconds"),
        cost("cpuSeconds"),
        showMilliseconds(wall === undefined || documents === 0 ? undefined : wall.median / documents),
      ];
    }),
    [1],
  );
}

function stepsTable(builds: readonly Build[]): string {
  const names = [...new Set(builds.flatMap(({ steps }) => steps.map(({ name }) => name)))];
  return table(
    ["Documents", "Build", ...names],
    rowsOf(builds).map(([documents, kind]) => {
      const same = builds.filter((build) => build.documents === documents && build.kind === kind);
      const cells = names.map((name) => {
        const seconds = same.flatMap(({ steps }) => steps.filter((step) => step.name === name).map((step) => step.seconds));
        return seconds.length === 0 ? NONE : round(spreadOf(seconds).median, 1);
      });
      return [count.format(documents), kind, ...cells];
    }),
    [1],
  );
}

/** Ratios of the cost per document between the two largest sizes. */
export function ratioLines(builds: readonly Build[]): string[] {
  const [fewer, more] = listSizes(builds).slice(-2);
  if (!fewer || !more) return [];
  return (["cold", "warm"] as const).flatMap((kind) =>
    (["wallSeconds", "cpuSeconds"] as const).flatMap((figure) => {
      const below = findCostPerDocument(builds, fewer, kind, figure);
      const above = findCostPerDocument(builds, more, kind, figure);
      if (below === undefined || above === undefined) return [];
      // Negative differences are noise, so their ratio means nothing.
      const ratio = below > 0 && above > 0 ? round(above / below, 2) : "not measurable";
      const what = `${kind}, ${figure === "wallSeconds" ? "wall" : "CPU"}`;
      return `cost per document at ${count.format(more)} / at ${count.format(fewer)}: ${ratio} (limit ${MAX_RATIO}; ${what})`;
    }),
  );
}

function notes(builds: readonly Build[]): string[] {
  const refused = listSizes(builds.filter(({ overBudget }) => overBudget));
  return [
    "Documents are copies of support articles, added to the repository's own content; 0 is that content alone. Per document: (T(N) − T(0)) / N; the last column is T(N) / N.",
    builds.some(({ cpuSeconds }) => cpuSeconds === undefined)
      ? "CPU time and memory are measured on Linux only."
      : "Cold: .next, .contentlayer, .cache and dist were removed; the system's file cache was not. Memory: sum of the resident sets of all processes of the build, every 100 ms; shared pages count in each.",
    ...(refused.length === 0
      ? []
      : [
          `At ${refused.map((size) => count.format(size)).join(" and ")} documents the last step, budgets, failed because of the size of pages, after all the work was done; its time is included.`,
        ]),
  ];
}

function rowsOf(builds: readonly Build[]): [number, BuildKind][] {
  const isMeasured = (documents: number, kind: BuildKind) => builds.some((build) => build.documents === documents && build.kind === kind);
  return listSizes(builds).flatMap((documents) =>
    listKinds(documents)
      .filter((kind) => isMeasured(documents, kind))
      .map((kind): [number, BuildKind] => [documents, kind]),
  );
}

const showMilliseconds = (seconds: number | undefined) => (seconds === undefined ? NONE : round(seconds * 1000, 1));

function showSpread(spread: Spread | undefined, unit: number, digits: number): string {
  if (spread === undefined) return NONE;
  const show = (value: number) => (digits === 0 ? count.format(Math.round(value / unit)) : round(value / unit, digits));
  const { median, min, max } = spread;
  return min === max ? show(median) : `${show(median)} (${show(min)}–${show(max)})`;
}
