/** Reads the resource usage of processes from `/proc/<pid>/stat`, which only Linux has. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export type ProcStat = {
  pid: number;
  parent: number;
  /** Clock ticks after boot. Identifies a process together with its pid, because pids are reused. */
  startedAt: number;
  /** CPU time of the process itself. */
  ownTicks: number;
  /** CPU time of ended children for which it has waited, and of their children. */
  waitedTicks: number;
  residentPages: number;
};

/** Parses `/proc/<pid>/stat`. @returns undefined if the text has another format. */
export function parseProcStat(line: string): ProcStat | undefined {
  // The second field is the program's name in parentheses, which may itself contain parentheses and spaces.
  const pid = Number.parseInt(line, 10);
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  // proc(5) numbers fields from 1; the first two are not in the list.
  const field = (number: number) => Number(fields[number - 3]);
  const stat = {
    pid,
    parent: field(4),
    startedAt: field(22),
    ownTicks: field(14) + field(15),
    waitedTicks: field(16) + field(17),
    residentPages: field(24),
  };
  return Object.values(stat).every(Number.isFinite) ? stat : undefined;
}

/** The current usage of a process; undefined if it has ended, or the system has no /proc. */
export function findProcStat(pid: number | "self"): ProcStat | undefined {
  try {
    return parseProcStat(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return undefined;
  }
}

/** The pids of all visible processes. */
export function listPids(): number[] {
  return readdirSync("/proc").flatMap((name) => (/^\d+$/u.test(name) ? Number(name) : []));
}

/** The units of ProcStat; without `getconf`, those of nearly every machine. */
export function procUnits(): { pageBytes: number; ticksPerSecond: number } {
  return { pageBytes: readSetting("PAGESIZE") ?? 4096, ticksPerSecond: readSetting("CLK_TCK") ?? 100 };
}

function readSetting(name: string): number | undefined {
  const { stdout, status } = spawnSync("getconf", [name], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : undefined;
}
