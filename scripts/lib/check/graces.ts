/** Applies content/shared/policy.yaml: which gaps are problems today, and which are in grace. */
import type { GapRule } from "#schemas/policy.ts";
import { ALL_LOCALES } from "#schemas/locale.ts";
import { type Corpus, findDoc } from "./corpus.ts";
import type { Grace } from "./problem.ts";
import type { Finding, Gap } from "./rule.ts";
import { counted } from "#scripts/lib/report/wording.ts";
import { DAY } from "#server/durations.ts";

type Found = { rule: string; finding: Finding };

/** Takes the gaps that are in grace out of the findings and counts them. Also takes out what only follows from a gap that is due. */
export function splitGraces(corpus: Corpus, findings: readonly Found[]): { due: Found[]; graces: Grace[] } {
  const due: Found[] = [];
  const held: { gap: Gap; until: string }[] = [];
  // A policy that cannot be read gives no graces: its gaps would hide its own fault.
  const isPolicyReadable = findDoc(corpus, "Policy")?.sound !== false;
  for (const found of findings) {
    const { gap } = found.finding;
    if (gap !== undefined && !isPolicyReadable) continue;
    const until = gap === undefined ? undefined : findGraceEnd(corpus, gap);
    if (gap === undefined || until === undefined) due.push(found);
    else if (corpus.now <= until) held.push({ gap, until });
    else due.push(late(found, until));
  }
  const missing = new Set(due.flatMap(({ finding }) => finding.gap?.file ?? []));
  return {
    due: due.filter(({ finding: { followsFrom } }) => followsFrom === undefined || !missing.has(followsFrom)),
    graces: ALL_LOCALES.flatMap((locale) => sumUp(held.filter(({ gap }) => gap.locale === locale)) ?? []),
  };
}

function late({ rule, finding }: Found, until: string): Found {
  return { rule, finding: { ...finding, message: `${finding.message}; its grace ended on ${until}` } };
}

function sumUp(held: readonly { gap: Gap; until: string }[]): Grace | undefined {
  const first = held[0];
  if (first === undefined) return undefined;
  const documents = held.filter(({ gap }) => gap.unit === "document").length;
  const until = held.map((each) => each.until).sort()[0] ?? "";
  return { locale: first.gap.locale, documents, entries: held.length - documents, until };
}

/** The last day on which a gap is allowed. */
export function findGraceEnd(corpus: Corpus, { locale, gapClass, since, never }: Gap): string | undefined {
  if (never) return undefined;
  const policy = findDoc(corpus, "Policy")?.data.gaps?.[locale];
  const rule = (policy?.classes?.[gapClass] ?? policy?.default) as GapRule | null | undefined;
  if (rule === undefined || rule === null || rule === "block") return undefined;
  if ("until" in rule) return rule.until;
  // Days count from a recorded day; without one there is nothing to count from, and the gap is due.
  if (since === undefined) return undefined;
  return new Date(Date.parse(since) + Number.parseInt(rule.grace, 10) * DAY).toISOString().slice(0, 10);
}

/** "fr: 57 documents not translated yet, in grace until 2027-06-30". */
export function graceLine({ locale, documents, entries, until }: Grace): string {
  const parts = [documents > 0 ? counted(documents, "document") : "", entries > 0 ? counted(entries, "entry", "entries") : ""].filter(
    Boolean,
  );
  return `${locale}: ${parts.join(" and ")} not translated yet, in grace until ${until}`;
}
