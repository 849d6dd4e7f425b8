"use client";

import { useRef, useState } from "react";
import { answerCompatibility, type Choice, type Compatibility } from "#lib/compatibility.ts";
import { CompatibilityAnswer, type CompatibilityMessages } from "./compatibility/compatibility-answer.tsx";
import { Select, type SelectOptions } from "./compatibility/select.tsx";
import { useOnWaking } from "./forms/use-on-waking.ts";

/** `base` stands before paths of the page's language. */
type Props = { catalogue: Compatibility; base: string; messages: CompatibilityMessages };

/** The version is last: while there is none to choose, its field is left out, and no other one moves. */
const FIELDS = ["system", "daw", "format", "version"] as const;

/** Asks for a system, a host and a format, and says for each product what runs there, or why nothing does. */
export function CompatibilityExplorer({ catalogue, base, messages }: Props) {
  const [choice, setChoice] = useState<Choice>({ system: "", version: "", daw: "", format: "" });
  const selects = useRef<HTMLDivElement>(null);
  // Chosen before the island was awake.
  useOnWaking(() => {
    const [system = "", daw = "", format = ""] = Array.from(selects.current?.querySelectorAll("select") ?? [], ({ value }) => value);
    setChoice({ system: system as Choice["system"], version: "", daw, format });
  });
  const { systems, daws, formats } = catalogue;
  const versions = systems.find(({ name }) => name === choice.system)?.versions ?? [];
  const options: Record<keyof Choice, SelectOptions> = {
    system: systems.map(({ name }) => [name, name]),
    version: versions.map((version) => [version, version]),
    daw: daws.map(({ id, name }) => [id, name]),
    format: formats.map(({ name }) => [name, name]),
  };
  const isEmpty = Object.values(choice).every((value) => value === "");
  const answers = isEmpty ? [] : answerCompatibility(catalogue, choice);
  const running = answers.filter(({ reasons }) => reasons.length === 0).length;
  return (
    <>
      <div ref={selects} className="grid gap-4 md:auto-cols-fr md:grid-flow-col">
        {FIELDS.filter((field) => field !== "version" || versions.length > 0).map((field) => (
          <Select
            key={field}
            id={`compatibility-${field}`}
            label={messages[field]}
            empty={messages.any}
            value={choice[field]}
            options={options[field]}
            onChange={(value) => setChoice((before) => ({ ...before, ...(field === "system" && { version: "" }), [field]: value }))}
          />
        ))}
      </div>
      <p role="status" className="mt-6 text-small text-mute empty:mt-0">
        {!isEmpty && messages.count.replace("#", String(running)).replace("#", String(answers.length))}
      </p>
      {answers.length > 0 && (
        <ul className="mt-2">
          {answers.map((answer) => (
            <CompatibilityAnswer key={answer.product.key} answer={answer} choice={choice} base={base} messages={messages} />
          ))}
        </ul>
      )}
    </>
  );
}
