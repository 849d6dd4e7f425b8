import { Arrow } from "./arrow.tsx";

/** A name that is a link, with an arrow that stands in the line of its last word. What is pressed is the `group`. @param spoken Said behind the name. */
export function NameWithArrow({ name, spoken }: { name: string; spoken?: string }) {
  const [, start = "", last = name] = /^(.+\s)(\S+)$/u.exec(name) ?? [];
  return (
    <>
      {start}
      <span className="inline-block max-w-full wrap-anywhere">
        {last}
        {spoken !== undefined && <span className="sr-only"> {spoken}</span>}{" "}
        <Arrow className="inline-block w-5 -translate-y-px stroke-current text-mute group-hover:text-signal" />
      </span>
    </>
  );
}
