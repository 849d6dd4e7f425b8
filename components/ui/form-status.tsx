import { ProblemWords } from "./field-problem.tsx";

/**
 * Why a whole form was not accepted. It is there before it says something, so that a screen reader hears it, and takes no room until
 * then.
 */
export function FormStatus({ words }: { words?: string }) {
  return (
    <p role="alert" className="flex min-h-6 gap-2 empty:-mb-6 text-small text-signal">
      <ProblemWords words={words} />
    </p>
  );
}
