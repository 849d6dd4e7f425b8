/** Sentences of content/shared/phrases.yaml with their gaps filled, in each language. */
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import type { Phrase, PhraseSlot } from "#schemas/phrases.ts";
import type { ChangeKind } from "#schemas/release-facts.ts";
import { SystemName } from "#schemas/system.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";
import type { Project } from "./project.ts";

export type Texts = Partial<Record<Locale, string>>;

type Sources = Pick<Project, "daws" | "formats" | "phrases">;

/** What can fill a gap: the id that is typed, and its text in each language. */
export function listFillings({ daws, formats, phrases }: Sources, slot: PhraseSlot): { id: string; words: Texts }[] {
  const same = (id: string, text: string) => ({ id, words: inEach(() => text) });
  if (slot === "host") return daws.map(({ id, name }) => same(id, name));
  if (slot === "system") return SystemName.options.map((name) => same(name, name));
  if (slot === "format") return formats.map(({ name }) => same(name, name));
  return phrases.actions;
}

function inEach(make: (locale: Locale) => string | undefined): Texts {
  return Object.fromEntries(ALL_LOCALES.map((locale) => [locale, make(locale)]));
}

/** The gaps of a sentence, which are the same in every language. */
export function slotsOf(phrase: Phrase): PhraseSlot[] {
  const [text = ""] = Object.values(phrase.words);
  return [...text.matchAll(/\{([a-z]+)\}/gu)].map(([, slot]) => slot as PhraseSlot);
}

/** @returns The sentence in each language, or one sentence for each mistake in the fillings. */
export function fillPhrase(
  project: Sources,
  phrase: Phrase,
  slots: Readonly<Record<string, string>>,
): { texts: Texts } | { wrong: string[] } {
  const wanted = slotsOf(phrase);
  const wrong = Object.keys(slots)
    .filter((name) => !wanted.some((slot) => slot === name))
    .map(
      (name) => `the phrase ${phrase.id} has no gap ${name}; ${didYouMean(name, wanted, `its gaps are ${wanted.join(", ") || "none"}`)}`,
    );
  const filled = new Map<string, Texts>();
  for (const slot of wanted) {
    const fillings = listFillings(project, slot);
    const ids = fillings.map(({ id }) => id);
    const found = fillings.find(({ id }) => id === slots[slot]);
    if (found !== undefined) filled.set(slot, found.words);
    else if (slots[slot] === undefined) wrong.push(`the phrase ${phrase.id} needs ${slot}=…: ${ids.join(", ")}`);
    else wrong.push(`there is no ${slot} ${slots[slot]}; ${didYouMean(slots[slot], ids)}`);
  }
  if (wrong.length > 0) return { wrong };
  return {
    texts: inEach((locale) => phrase.words[locale]?.replace(/\{([a-z]+)\}/gu, (_gap, slot: string) => filled.get(slot)?.[locale] ?? "")),
  };
}

/** The phrase whose `subject` is a commit subject, with its gaps filled: "crash in Cubase when a mix is exported". */
export function findPhraseIn(project: Sources, subject: string): { phrase: Phrase; slots: Record<string, string> } | undefined {
  for (const phrase of project.phrases.phrases) {
    if (phrase.subject === undefined) continue;
    const slots: Record<string, string> = {};
    const pattern = phrase.subject
      .split(/\{([a-z]+)\}/u)
      .map((part, place) => {
        if (place % 2 === 0) return escaped(part);
        const texts = listFillings(project, part as PhraseSlot).map(({ id, words }) => escaped(words.en ?? id));
        return `(?<${part}>${texts.join("|")})`;
      })
      .join("");
    const match = new RegExp(`^${pattern}\\.?$`, "iu").exec(subject);
    if (match === null) continue;
    for (const [slot, text] of Object.entries(match.groups ?? {})) {
      const found = listFillings(project, slot as PhraseSlot).find(
        ({ id, words }) => (words.en ?? id).toLowerCase() === text.toLowerCase(),
      );
      if (found !== undefined) slots[slot] = found.id;
    }
    return { phrase, slots };
  }
  return undefined;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");

/** A release in one sentence, by its largest kinds of change; empty when phrases.yaml has no sentence for them. */
export function summaryOf({ phrases }: Pick<Project, "phrases">, kinds: ReadonlySet<ChangeKind>): Texts {
  const largest: ChangeKind[][] = [["new"], ["sound", "look"], ["fix", "speed"]];
  const present = largest.map((group) => group.filter((kind) => kinds.has(kind))).find((group) => group.length > 0) ?? [];
  return phrases.summaries.find((summary) => [...summary.kinds].sort().join() === [...present].sort().join())?.words ?? {};
}
