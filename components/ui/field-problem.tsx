import { LineIcon } from "./line-icon.tsx";

/** What is wrong with a field. The live region is always rendered, so that screen readers announce a change of its text. */
export function FieldProblem({ id, text }: { id: string; text?: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="flex gap-2 text-small text-signal">
      {text !== undefined && (
        <>
          <ProblemIcon />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}

export function ProblemIcon() {
  return (
    <LineIcon viewBox="0 0 20 20" width="18" height="18" strokeWidth="1.6" className="mt-1 shrink-0">
      <circle cx="10" cy="10" r="8.2" />
      <path d="M10 5.2v6" strokeLinecap="round" />
      <circle cx="10" cy="14.2" r="1.1" className="fill-current stroke-none" />
    </LineIcon>
  );
}
