import { ProblemWords } from "./field-problem.tsx";

/**
 * Why a whole form was not accepted. It is there before it says something, so that a screen reader hears it. A negative
 * margin keeps the layout from moving when it appears.
 */
export function FormStatus({ words }: { words?: string }) {
  return (
    <p role="alert" className="-mb-6 flex min-h-6 gap-2 text-small text-signal">
      <ProblemWords words={words} />
    </p>
  );
}
