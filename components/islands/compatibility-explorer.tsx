"use client";

import { useRef, useState } from "react";
import { answerCompatibility, type Choice, type Compatibility } from "#lib/compatibility.ts";
import { CompatibilityAnswer, type CompatibilityMessages } from "./compatibility/compatibility-answer.tsx";
import { Select } from "./compatibility/select.tsx";
import { useOnWaking } from "./forms/use-on-waking.ts";

/** `base` stands before paths of the page's language. */
type Props = { catalogue: Compatibility; base: string; messages: CompatibilityMessages };

/** Asks for a system, a host and a format, and says for each product what runs there, or why nothing does. */
export function CompatibilityExplorer({ catalogue, base, messages }: Props) {
  const [choice, setChoice] = useState<Choice>({ system: "", version: "", daw: "", format: "" });
  const selects = useRef<HTMLDivElement>(null);
  // Chosen before the island was awake. Without a system there are no versions to choose from.
  useOnWaking(() => {
    const [system = "", , daw = "", format = ""] = Array.from(selects.current?.querySelectorAll("select") ?? [], ({ value }) => value);
    setChoice({ system: system as Choice["system"], version: "", daw, format: format as Choice["format"] });
  });
  const { systems, daws, formats } = catalogue;
  const versions = systems.find(({ name }) => name === choice.system)?.versions ?? [];
  const set = (change: Partial<Choice>) => {
    setChoice((before) => ({ ...before, ...change }));
  };
  const isEmpty = Object.values(choice).every((value) => value === "");
  const answers = isEmpty ? [] : answerCompatibility(catalogue, choice);
  const running = answers.filter(({ reasons }) => reasons.length === 0).length;
  return (
    <>
      <div ref={selects} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Select
          id="compatibility-system"
          label={messages.system}
          empty={messages.any}
          value={choice.system}
          options={systems.map(({ name }) => [name, name])}
          onChange={(system) => {
            set({ system: system as Choice["system"], version: "" });
          }}
        />
        <Select
          id="compatibility-version"
          label={messages.version}
          empty={messages.any}
          value={choice.version}
          options={versions.map((version) => [version, version])}
          isDisabled={versions.length === 0}
          onChange={(version) => {
            set({ version });
          }}
        />
        <Select
          id="compatibility-daw"
          label={messages.daw}
          empty={messages.any}
          value={choice.daw}
          options={daws.map(({ id, name }) => [id, name])}
          onChange={(daw) => {
            set({ daw });
          }}
        />
        <Select
          id="compatibility-format"
          label={messages.format}
          empty={messages.any}
          value={choice.format}
          options={formats.map(({ name }) => [name, name])}
          onChange={(format) => {
            set({ format: format as Choice["format"] });
          }}
        />
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
