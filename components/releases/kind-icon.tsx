/** A sign for each kind of change, beside its word: a star, a wave, a window, a tick, a flash. */
import { LineIcon } from "#components/ui/line-icon.tsx";
import type { ChangeKind } from "#schemas/release-facts.ts";

const LINES: Record<ChangeKind, string> = {
  new: "M8 1.5 9.7 6.3 14.5 8 9.7 9.7 8 14.5 6.3 9.7 1.5 8 6.3 6.3Z",
  sound: "M1 8h2.5l2-5 3 10 2.5-8 1.5 3H15",
  look: "M1.5 3h13v10h-13zM1.5 6.2h13",
  fix: "M2.5 8.5 6.3 12.3 13.5 4",
  speed: "M9.2 1.5 3.5 9h4l-.8 5.5L12.5 7h-4z",
};

export function KindIcon({ kind }: { kind: ChangeKind }) {
  return (
    <LineIcon viewBox="0 0 16 16" width="16" height="16" strokeWidth="1.5" strokeLinejoin="round">
      <path d={LINES[kind]} />
    </LineIcon>
  );
}
