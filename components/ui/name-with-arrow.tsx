import { Arrow } from "./arrow.tsx";

/** A name that is a link, with an arrow that never stands in a line of its own. What is pressed is the `group`. @param spoken Said behind the name. */
export function NameWithArrow({ name, spoken }: { name: string; spoken?: string }) {
  const [, start = "", last = name] = /^(.+\s)(\S+)$/u.exec(name) ?? [];
  return (
    <>
      {start}
      <span className="whitespace-nowrap">
        {last}
        {spoken !== undefined && <span className="sr-only"> {spoken}</span>}{" "}
        <Arrow className="inline-block w-5 -translate-y-px stroke-current text-mute group-hover:text-signal" />
      </span>
    </>
  );
}
