import { LineIcon } from "./line-icon.tsx";

/** What is wrong with a field, under it. The element is always there, so that a screen reader hears it fill. */
export function FieldProblem({ id, words }: { id: string; words?: string }) {
  return (
    <p id={id} aria-live="polite" className="flex gap-2 text-small text-signal">
      <ProblemWords words={words} />
    </p>
  );
}

/** An exclamation mark in a ring. */
export const ProblemSign = ({ className }: { className: string }) => (
  <LineIcon viewBox="0 0 20 20" width="18" height="18" strokeWidth="1.6" className={className}>
    <circle cx="10" cy="10" r="8.2" />
    <path d="M10 5.2v6" strokeLinecap="round" />
    <circle cx="10" cy="14.2" r="1.1" className="fill-current stroke-none" />
  </LineIcon>
);

export function ProblemWords({ words }: { words?: string }) {
  if (words === undefined) return null;
  return (
    <>
      <ProblemSign className="mt-1 shrink-0" />
      <span>{words}</span>
    </>
  );
}
