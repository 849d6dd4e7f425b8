import { describe, expect, it } from "vitest";
import { OptionError } from "#scripts/lib/options.ts";
import { readBenchOptions } from "./options.ts";
import { markdownReport, ratioLines } from "./report.ts";
import type { Build, BuildKind } from "./series.ts";
import { findStepTime } from "./step-times.ts";

const build = (documents: number, kind: BuildKind, wallSeconds: number, more: Partial<Build> = {}): Build => ({
  documents,
  kind,
  run: 0,
  wallSeconds,
  cpuSeconds: wallSeconds * 1.5,
  peakBytes: 900e6 + documents * 1e6,
  steps: [
    { name: "check", seconds: 2, text: "", failed: false },
    { name: "static files", seconds: 0.25, text: "", failed: false },
  ],
  overBudget: false,
  ...more,
});

describe("lines of a build", () => {
  it.each([
    ["  check            12.3 s   186 files", { name: "check", seconds: 12.3, text: "186 files", failed: false }],
    ["  static files      0.1 s   ", { name: "static files", seconds: 0.1, text: "", failed: false }],
    ["  budgets           0.3 s   failed", { name: "budgets", seconds: 0.3, text: "failed", failed: true }],
    [
      "  documents      ███ 3/4\r\u001B[K  documents         1.0 s   4 documents",
      { name: "documents", seconds: 1, text: "4 documents", failed: false },
    ],
  ])("%o reports a step", (line, step) => {
    expect(findStepTime(line)).toEqual(step);
  });

  it.each(["built in 21.4 s; npm start serves it", "    home       12.1/14.0", "> tsx scripts/build.ts", ""])("%o reports none", (line) => {
    expect(findStepTime(line)).toBeUndefined();
  });
});

describe("the report", () => {
  const builds = [
    build(0, "cold", 10),
    build(0, "warm", 8),
    build(600, "cold", 40),
    build(600, "warm", 20),
    build(600, "changed", 21),
    build(3000, "cold", 167.5, { overBudget: true }),
    build(3000, "warm", 68),
  ];

  it("is Markdown for docs/performance.md", () => {
    expect(markdownReport(builds, "A machine.")).toMatchInlineSnapshot(`
      "A machine. One run each.

      | Documents | Build   | Wall, s | CPU, s | Peak memory, MB | Wall per document, ms | CPU per document, ms | Wall / documents, ms |
      | --------: | ------- | ------: | -----: | --------------: | --------------------: | -------------------: | -------------------: |
      |         0 | cold    |    10.0 |   15.0 |             900 |                     – |                    – |                    – |
      |         0 | warm    |     8.0 |   12.0 |             900 |                     – |                    – |                    – |
      |       600 | cold    |    40.0 |   60.0 |           1,500 |                  50.0 |                 75.0 |                 66.7 |
      |       600 | warm    |    20.0 |   30.0 |           1,500 |                  20.0 |                 30.0 |                 33.3 |
      |       600 | changed |    21.0 |   31.5 |           1,500 |                     – |                    – |                 35.0 |
      |     3,000 | cold    |   167.5 |  251.3 |           3,900 |                  52.5 |                 78.8 |                 55.8 |
      |     3,000 | warm    |    68.0 |  102.0 |           3,900 |                  20.0 |                 30.0 |                 22.7 |

      - cost per document at 3,000 / at 600: 1.05 (limit 1.2; cold, wall)
      - cost per document at 3,000 / at 600: 1.05 (limit 1.2; cold, CPU)
      - cost per document at 3,000 / at 600: 1.00 (limit 1.2; warm, wall)
      - cost per document at 3,000 / at 600: 1.00 (limit 1.2; warm, CPU)

      Seconds for each step:

      | Documents | Build   | check | static files |
      | --------: | ------- | ----: | -----------: |
      |         0 | cold    |   2.0 |          0.3 |
      |         0 | warm    |   2.0 |          0.3 |
      |       600 | cold    |   2.0 |          0.3 |
      |       600 | warm    |   2.0 |          0.3 |
      |       600 | changed |   2.0 |          0.3 |
      |     3,000 | cold    |   2.0 |          0.3 |
      |     3,000 | warm    |   2.0 |          0.3 |

      - Documents are copies of support articles, added to the repository's own content; 0 is that content alone. Per document: (T(N) − T(0)) / N; the last column is T(N) / N.
      - Cold: .next, .contentlayer, .cache and dist were removed; the system's file cache was not. Memory: sum of the resident sets of all processes of the build, every 100 ms; shared pages count in each.
      - At 3,000 documents the last step, budgets, failed because of the size of pages, after all the work was done; its time is included.
      "
    `);
  });

  it("shows medians with minimum and maximum for several runs", () => {
    const report = markdownReport(
      [10, 14, 11].map((seconds, run) => build(0, "cold", seconds, { run })),
      "A machine.",
    );
    expect(report).toContain("Medians of 3 runs");
    expect(report).toContain("11.0 (10.0–14.0)");
  });

  it("mentions that memory and CPU time were not measured", () => {
    const report = markdownReport([build(0, "cold", 10, { cpuSeconds: undefined, peakBytes: undefined })], "A machine.");
    expect(report).toContain("measured on Linux only");
  });

  it("computes no ratio from noise, or from one size", () => {
    expect(ratioLines([build(0, "cold", 10), build(120, "cold", 9), build(600, "cold", 20)])[0]).toContain("not measurable");
    expect(ratioLines([build(0, "cold", 10), build(120, "cold", 12)])).toEqual([]);
  });
});

describe("options", () => {
  it("have all three sizes and one run when nothing is said", () => {
    expect(readBenchOptions([])).toEqual({ documents: [600, 3000, 12000], runs: 1, cold: false, keep: false });
  });

  it("are sorted, without repeated sizes", () => {
    expect(readBenchOptions(["--documents", "600, 120,600", "--runs=3"])).toMatchObject({ documents: [120, 600], runs: 3 });
  });

  it.each([
    [["--documents", "100"], "--documents has 100; write multiples of 6"],
    [["--documents", "120,"], "--documents: write a whole number from 1"],
    [["--runs", "0"], "--runs: write a whole number from 1"],
    [["--fast"], "there is no option --fast; --help lists them"],
  ])("%o is refused", (args, message) => {
    expect(() => readBenchOptions(args)).toThrow(OptionError);
    expect(() => readBenchOptions(args)).toThrow(message);
  });
});
