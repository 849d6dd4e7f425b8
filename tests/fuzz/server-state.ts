/** Resources of the server's process, from /proc. On other systems than Linux the checks do nothing. */
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { findProcStat, procUnits } from "#tests/bench/lib/proc-stat.ts";

const UNITS = procUnits();

/** Open descriptors by their targets: `socket`, `anon_inode:[eventpoll]`, or a file's path. */
export function listDescriptors(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).flatMap((name) => {
      try {
        return readlinkSync(join(folder, name)).replace(/^(socket|pipe):.*/u, "$1");
      } catch {
        // Closed since the folder was read.
        return [];
      }
    });
  } catch {
    return [];
  }
}

/** `12 × socket, 3 × /path`, most frequent first. */
export function describeDescriptors(list: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, 4);
  return sorted.map(([name, count]) => `${count} × ${name}`).join(", ");
}

/** Bytes; undefined if the process has ended. */
export const residentBytes = (pid: number): number | undefined => {
  const stat = findProcStat(pid);
  return stat && stat.residentPages * UNITS.pageBytes;
};

/** CPU time of the process in milliseconds, in steps of a clock tick (10 ms on Linux). */
export const cpuMilliseconds = (pid: number): number => ((findProcStat(pid)?.ownTicks ?? 0) / UNITS.ticksPerSecond) * 1000;
