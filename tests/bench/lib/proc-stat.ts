/** Reads `/proc/<pid>/stat`, where Linux says what a process uses. Other systems have no such file. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export type ProcStat = {
  pid: number;
  parent: number;
  /** Clock ticks after boot; with the pid it names a process for good, as pids are used again. */
  startedAt: number;
  /** CPU time of the process itself. */
  ownTicks: number;
  /** CPU time of its children that have ended and that it has waited for, and of theirs. */
  waitedTicks: number;
  residentPages: number;
};

/** Understands one line of `/proc/<pid>/stat`; undefined when it is no such line. */
export function parseProcStat(line: string): ProcStat | undefined {
  // The second field is the program's name in parentheses, in which anything may stand, parentheses and spaces too.
  const pid = Number.parseInt(line, 10);
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  // Fields are numbered from 1 in proc(5), and the first two are cut off.
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

/** What a process uses now; undefined when it has ended, or the system has no /proc. */
export function findProcStat(pid: number | "self"): ProcStat | undefined {
  try {
    return parseProcStat(readFileSync(`/proc/${String(pid)}/stat`, "latin1"));
  } catch {
    return undefined;
  }
}

/** The numbers of all processes that this process may see. */
export function listPids(): number[] {
  return readdirSync("/proc").flatMap((name) => (/^\d+$/u.test(name) ? Number(name) : []));
}

/** The units of the figures above; where `getconf` is missing, those of nearly every machine. */
export function procUnits(): { pageBytes: number; ticksPerSecond: number } {
  return { pageBytes: askSystem("PAGESIZE") ?? 4096, ticksPerSecond: askSystem("CLK_TCK") ?? 100 };
}

function askSystem(name: string): number | undefined {
  const { stdout, status } = spawnSync("getconf", [name], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : undefined;
}
