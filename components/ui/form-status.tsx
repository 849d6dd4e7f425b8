import { ProblemIcon } from "./field-problem.tsx";

/** Why the request of a form failed. The live region is always rendered, so that screen readers announce a change of its text. */
export function FormStatus({ id, text }: { id?: string; text?: string | undefined }) {
  return (
    <p id={id} role="alert" className="flex min-h-6 gap-2 text-small text-signal">
      {text !== undefined && (
        <>
          <ProblemIcon />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
