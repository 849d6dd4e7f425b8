/** Compares what was accepted, what was delivered, and what the outbox records. */
import type { Delivered } from "./counting-sink.ts";
import type { OutboxRecord } from "./outbox-record.ts";

/** A process that was killed. */
export type Kill = {
  /** What it called itself. */
  name: string;
  /** When it was gone; milliseconds of the steady clock. */
  at: number;
  /** Message-IDs of mails that the outbox then had under a lease: claimed by some instance, and not recorded as sent. */
  leased: ReadonlySet<string>;
};

type Evidence = {
  accepted: ReadonlySet<string>;
  deliveries: readonly Delivered[];
  records: readonly OutboxRecord[];
  kills: readonly Kill[];
};

export type Verdict = {
  /** Accepted addresses without a mail. */
  lost: string[];
  /** Mails that were delivered again because their process was killed between the delivery and its record. */
  explained: string[];
  /** Mails that were delivered again for no such reason. */
  unexplained: string[];
  /** Mails of which the outbox records something else than happened. */
  misrecorded: string[];
};

/** As Map.groupBy, which Node 20 lacks. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** What a socket still holds of a killed process arrives after its end. Milliseconds. */
const LATE = 2_000;

/**
 * A repeated mail is explained if each copy but the recorded one came from a process that was killed after that delivery, and the
 * outbox at that moment had the mail under a lease, not as sent.
 */
export function judge({ accepted, deliveries, records, kills }: Evidence): Verdict {
  const copies = groupBy(deliveries, ({ messageId }) => messageId);
  const mailed = new Set(deliveries.map(({ recipient }) => recipient));
  const killOf = new Map(kills.map((kill) => [kill.name, kill]));
  const verdict: Verdict = {
    lost: [...accepted].filter((address) => !mailed.has(address)),
    explained: [],
    unexplained: [],
    misrecorded: [],
  };

  const isExplained = ({ by, at, messageId }: Delivered) => {
    const kill = killOf.get(by);
    return kill !== undefined && at < kill.at + LATE && kill.leased.has(messageId);
  };
  for (const { messageId, state, answer } of records) {
    const sent = copies.get(messageId) ?? [];
    const recorded = sent.find(({ number }) => answer?.endsWith(`queued as ${number}`));
    if (state !== "sent" || recorded === undefined) {
      verdict.misrecorded.push(`${messageId}: ${state}, ${answer ?? "no answer"}, delivered ${sent.length} times`);
      continue;
    }
    if (sent.length === 1) continue;
    const others = sent.filter((copy) => copy !== recorded);
    const told = sent.map(({ number, by }) => `${number} by ${by}${killOf.has(by) ? " (killed)" : ""}`).join(", ");
    (others.every(isExplained) ? verdict.explained : verdict.unexplained).push(`${messageId}: ${told}; recorded is ${recorded.number}`);
  }
  // Different mails to one address would be a repetition, too.
  const idsOf = groupBy([...copies.values()], ([first]) => first?.recipient ?? "");
  for (const [recipient, mails] of idsOf) if (mails.length > 1) verdict.unexplained.push(`${recipient}: ${mails.length} different mails`);
  return verdict;
}
