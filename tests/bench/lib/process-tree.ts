/** Measures memory and CPU time of a process with all its descendants by sampling. */
import { findProcStat, listPids, type ProcStat, procUnits } from "./proc-stat.ts";

export type TreeUsage = {
  /** Maximum of the resident memory, summed over the tree. Shared pages count in each process. */
  peakBytes: number;
  cpuSeconds: number;
};

type Member = { stat: ProcStat; parentKey: string | undefined };

const INTERVAL_MS = 100;
const keyOf = ({ pid, startedAt }: ProcStat) => `${pid}/${startedAt}`;

/** The processes of one tree with their last samples, including those that have ended. */
export class ProcessTree {
  readonly #members = new Map<string, Member>();
  readonly #root: number;
  #peakPages = 0;

  constructor(root: number) {
    this.#root = root;
  }

  /** @param stats One sample of the machine's processes. */
  add(stats: readonly ProcStat[]): void {
    const byParent = groupBy(stats, ({ parent }) => parent);
    // A process whose parent has ended gets another parent, but still belongs to the tree.
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
   * CPU time of the tree. For each process's children there are two counts, of which the larger is used: the system's sum of
   * children that were waited for (without those that were not: Next's workers and the search indexer, a quarter of a build),
   * and the last samples (without up to 100 ms of each child, and without short-lived children).
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
 * Takes samples of new processes and of those in the tree only, because reading all processes ten times a second is expensive. A
 * process is ignored after two samples, because in the first one its parent may not have been listed yet.
 */
function makeSampler(tree: ProcessTree): () => void {
  let others = new Map<number, number>();
  return () => {
    const pids = listPids();
    const stats = pids.filter((pid) => (others.get(pid) ?? 0) < 2).flatMap((pid) => findProcStat(pid) ?? []);
    tree.add(stats);
    const members = new Set(stats.filter((stat) => tree.has(stat)).map(({ pid }) => pid));
    others = new Map(pids.filter((pid) => !members.has(pid)).map((pid) => [pid, (others.get(pid) ?? 0) + 1]));
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

/** Samples the tree of a child process. @returns A function that stops the sampling, to be called after the child has ended. */
export function watchProcessTree(root: number): () => TreeUsage | undefined {
  if (findProcStat("self") === undefined) return () => undefined;
  const { pageBytes, ticksPerSecond } = procUnits();
  const waitedBefore = findProcStat("self")?.waitedTicks ?? 0;
  const tree = new ProcessTree(root);
  const sample = makeSampler(tree);
  sample();
  const timer = setInterval(sample, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    const waited = (findProcStat("self")?.waitedTicks ?? 0) - waitedBefore;
    return { peakBytes: tree.peakPages * pageBytes, cpuSeconds: tree.cpuTicks(waited) / ticksPerSecond };
  };
}
