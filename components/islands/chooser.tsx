"use client";

import { useRef, useState } from "react";
import { PillChoice } from "#components/ui/pill-choice.tsx";
import { type Listening, LISTENINGS } from "#lib/chooser.ts";
import { ChooserAnswer, type ChosenEdition } from "./chooser/chooser-answer.tsx";
import { useOnWaking } from "./forms/use-on-waking.ts";

type Question = { legend: string; options: readonly string[] };
type Props = {
  /** Distinguishes its fields from those of another form of the page. */
  id: string;
  questions: { work: Question; listening: Question; channels: Question };
  /** By the places of the three answers: the key of an edition. */
  answers: readonly Readonly<Record<Listening, readonly string[]>>[];
  editions: Readonly<Record<string, ChosenEdition>>;
  messages: { answer: string };
};

/** Three questions, and the one edition that their answers end at. Each begins with its first answer, so there always is one. */
export function Chooser({ id, questions, answers, editions, messages }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [[work, listening, channels], setPlaces] = useState<[number, number, number]>([0, 0, 0]);
  const read = () => {
    const data = new FormData(form.current ?? undefined);
    const placeOf = (name: string) => Number(data.get(`${id}-${name}`) ?? 0);
    setPlaces([placeOf("work"), placeOf("listening"), placeOf("channels")]);
  };
  useOnWaking(read);
  const edition = editions[answers[work]?.[LISTENINGS[listening] ?? "headphones"][channels] ?? ""];
  return (
    <form
      ref={form}
      // A browser that restores the answers would leave them beside another edition: the island is not awake yet.
      autoComplete="off"
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
      onChange={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid content-start gap-8 lg:gap-12">
        {Object.entries(questions).map(([name, { legend, options }]) => (
          <PillChoice key={name} name={`${id}-${name}`} legend={legend} options={options} />
        ))}
      </div>
      <div aria-live="polite">
        {/* A key, because React cannot change single words in what a browser has translated. */}
        {edition !== undefined && <ChooserAnswer key={edition.name} edition={edition} label={messages.answer} />}
      </div>
    </form>
  );
}
