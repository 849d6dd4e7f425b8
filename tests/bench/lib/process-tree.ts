/** Memory and CPU time of a process with all its descendants, from samples. */
import { findProcStat, listPids, type ProcStat, procUnits } from "./proc-stat.ts";

export type TreeUsage = {
  /** Most resident memory at one moment, summed over the tree. Pages that processes share count in each. */
  peakBytes: number;
  cpuSeconds: number;
};

type Member = { stat: ProcStat; parentKey: string | undefined };

const INTERVAL_MS = 100;
const keyOf = ({ pid, startedAt }: ProcStat) => `${String(pid)}/${String(startedAt)}`;

/** The processes of one tree as samples have shown them; those that have ended stay with their last figures. */
export class ProcessTree {
  readonly #members = new Map<string, Member>();
  readonly #root: number;
  #peakPages = 0;

  constructor(root: number) {
    this.#root = root;
  }

  /** Takes in one look at the processes of the machine. */
  add(stats: readonly ProcStat[]): void {
    const byParent = groupBy(stats, ({ parent }) => parent);
    // A process whose parent has ended gets another parent, but stays a member.
    const queue = stats
      .filter((stat) => stat.pid === this.#root || this.#members.has(keyOf(stat)))
      .map((stat) => ({ stat, parent: undefined as ProcStat | undefined }));
    const seen = new Set<string>();
    let pages = 0;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { stat, parent } = next;
      const key = keyOf(stat);
      if (seen.has(key)) continue;
      seen.add(key);
      pages += stat.residentPages;
      this.#members.set(key, { stat, parentKey: this.#members.get(key)?.parentKey ?? (parent && keyOf(parent)) });
      queue.push(...(byParent.get(stat.pid) ?? []).map((child) => ({ stat: child, parent: stat })));
    }
    this.#peakPages = Math.max(this.#peakPages, pages);
  }

  get peakPages(): number {
    return this.#peakPages;
  }

  has(stat: ProcStat): boolean {
    return this.#members.has(keyOf(stat));
  }

  /**
   * CPU time of the tree. Two counts, each of which misses something, and so the larger is taken at every process: what
   * the system added up of children that were waited for (misses those left behind: Next's workers and the search
   * indexer, a quarter of a build), and the last samples of its children (miss up to 100 ms of each, and short-lived ones).
   */
  cpuTicks(waitedForRoot = 0): number {
    const children = groupBy(
      [...this.#members].filter(([, { parentKey }]) => parentKey !== undefined),
      ([, { parentKey }]) => parentKey,
    );
    const total = (key: string, { stat }: Member): number =>
      stat.ownTicks + Math.max(stat.waitedTicks, sum((children.get(key) ?? []).map((child) => total(...child))));
    const roots = [...this.#members].filter(([, { parentKey }]) => parentKey === undefined);
    return Math.max(waitedForRoot, sum(roots.map((root) => total(...root))));
  }
}

/**
 * Looks at newcomers and members alone: what others on the machine do is not read ten times a second. A process counts
 * as a stranger after two looks, because in the first its parent may not have been listed yet.
 */
function strangerSkippingLook(tree: ProcessTree): () => void {
  let strangers = new Map<number, number>();
  return () => {
    const pids = listPids();
    const stats = pids.filter((pid) => (strangers.get(pid) ?? 0) < 2).flatMap((pid) => findProcStat(pid) ?? []);
    tree.add(stats);
    const members = new Set(stats.filter((stat) => tree.has(stat)).map(({ pid }) => pid));
    strangers = new Map(pids.filter((pid) => !members.has(pid)).map((pid) => [pid, (strangers.get(pid) ?? 0) + 1]));
  };
}

function groupBy<Item, Key>(items: readonly Item[], keyOfItem: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOfItem(item));
    if (group === undefined) groups.set(keyOfItem(item), [item]);
    else group.push(item);
  }
  return groups;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Samples the tree below a child of this process until the returned function is called, after the child has ended. */
export function watchProcessTree(root: number): () => TreeUsage | undefined {
  if (findProcStat("self") === undefined) return () => undefined;
  const { pageBytes, ticksPerSecond } = procUnits();
  const waitedBefore = findProcStat("self")?.waitedTicks ?? 0;
  const tree = new ProcessTree(root);
  const look = strangerSkippingLook(tree);
  look();
  const timer = setInterval(look, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    const waited = (findProcStat("self")?.waitedTicks ?? 0) - waitedBefore;
    return { peakBytes: tree.peakPages * pageBytes, cpuSeconds: tree.cpuTicks(waited) / ticksPerSecond };
  };
}
