/** Measures all sizes and kinds of build in a copy of the project, and prints the progress. */
import { step } from "#scripts/lib/progress.ts";
import { editOneDocument, readBaseContent, setDocuments } from "./content.ts";
import { type Measured, measureBuild, removeOutputs } from "./measure-build.ts";
import { type Build, listKinds } from "./series.ts";

export type Series = {
  project: string;
  documents: readonly number[];
  runs: number;
  /** Only cold builds. */
  cold: boolean;
  signal: AbortSignal;
  onBuild: (build: Build) => void;
};

/** Begins with the base content, whose figures are subtracted from the others. @throws if a build fails. */
export async function runSeries({ project, documents, runs, cold, signal, onBuild }: Series): Promise<void> {
  const base = readBaseContent(project);
  const kindsOf = (size: number) => listKinds(size).filter((kind) => !cold || kind === "cold");
  const plan = [0, ...documents].flatMap((size) =>
    Array.from({ length: runs }, (_, run) => kindsOf(size).map((kind) => ({ size, run, kind }))).flat(),
  );
  const build = buildWithProgress(project, signal);
  // Not measured: it loads the tools into the system's file cache, which would otherwise count for the base content.
  await build("first build", false, () => "not counted");
  let before = 0;
  for (const [place, { size, run, kind }] of plan.entries()) {
    if (size !== before) setDocuments(base, size);
    before = size;
    if (kind === "cold") removeOutputs(project);
    if (kind === "changed") editOneDocument(base, run);
    await build(`${size} ${kind}`, size > 0, (measured) => {
      onBuild({ documents: size, kind, run, ...measured });
      return `${usageOf(measured)}   build ${place + 1} of ${plan.length}`;
    });
  }
}

type BuildOnce = (name: string, mayExceedBudgets: boolean, done: (measured: Measured) => string) => Promise<string>;

function buildWithProgress(project: string, signal: AbortSignal): BuildOnce {
  // The number of steps; known after the first build.
  let expected = 10;
  return (name, mayExceedBudgets, done) =>
    step(name, async (report) => {
      let steps = 0;
      report(0, expected);
      const onStep = () => {
        report(Math.min(++steps, expected), expected);
      };
      const measured = await measureBuild({ project, mayExceedBudgets, signal, onStep });
      expected = measured.steps.length;
      return done(measured);
    });
}

function usageOf({ cpuSeconds, peakBytes }: Measured): string {
  if (cpuSeconds === undefined || peakBytes === undefined) return "";
  return `${cpuSeconds.toFixed(1).padStart(6)} s CPU ${String(Math.round(peakBytes / 1e6)).padStart(6)} MB`;
}
