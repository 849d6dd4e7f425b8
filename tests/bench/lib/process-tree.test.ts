import { describe, expect, it } from "vitest";
import { findProcStat, parseProcStat, type ProcStat } from "./proc-stat.ts";
import { ProcessTree } from "./process-tree.ts";

/** A line of Linux 6 with another program's name. */
const line = (name: string) =>
  `4711 (${name}) S 4700 4711 4700 0 -1 4194304 81920 5120 3 1 250 31 90 12 20 0 11 0 8812345 1205862400 23456 18446744073709551615 1 1 0 0 0 0 0 4096 134 0 0 0 17 1 0 0 0 0 0 0 0 0 0 0 0 0 0`;

describe("/proc/<pid>/stat", () => {
  it.each(["node", "MainThread", "next-server (v16)", "a) b (c", ") R 1 2"])("is parsed for a program called %o", (name) => {
    expect(parseProcStat(line(name))).toEqual({
      pid: 4711,
      parent: 4700,
      startedAt: 8_812_345,
      ownTicks: 281,
      waitedTicks: 102,
      residentPages: 23_456,
    });
  });

  it.each(["", "4711", "4711 (node) S 4700", "not a line"])("is not parsed from %o", (text) => {
    expect(parseProcStat(text)).toBeUndefined();
  });

  it.runIf(process.platform === "linux")("exists for this process", () => {
    expect(findProcStat("self")).toMatchObject({ pid: process.pid, parent: process.ppid });
    expect(findProcStat("self")?.residentPages).toBeGreaterThan(0);
  });
});

describe("a tree of processes", () => {
  const process = (pid: number, parent: number, figures: Partial<ProcStat> = {}): ProcStat => ({
    pid,
    parent,
    startedAt: pid,
    ownTicks: 10,
    waitedTicks: 0,
    residentPages: 100,
    ...figures,
  });

  it("sums the root's descendants only, and keeps the maximum", () => {
    const tree = new ProcessTree(2);
    tree.add([process(1, 0), process(4, 3), process(3, 2), process(2, 1), process(9, 1)]);
    tree.add([process(1, 0), process(2, 1, { residentPages: 150 }), process(9, 1)]);
    expect(tree.peakPages).toBe(300);
  });

  it("keeps a process whose parent has ended, and ignores a new process with a reused pid", () => {
    const tree = new ProcessTree(2);
    tree.add([process(2, 1), process(3, 2), process(4, 3)]);
    tree.add([process(2, 1), process(3, 1, { startedAt: 99, residentPages: 5000 }), process(4, 1, { residentPages: 400 })]);
    expect(tree.peakPages).toBe(500);
  });

  it("counts CPU time once, whether a child was waited for or only sampled", () => {
    const tree = new ProcessTree(2);
    tree.add([process(2, 1), process(3, 2, { ownTicks: 40 }), process(4, 2, { ownTicks: 70 })]);
    expect(tree.cpuTicks()).toBe(120);
    // Process 3 was waited for, with 5 ticks after its last sample; process 4 was not.
    tree.add([process(2, 1, { waitedTicks: 45 }), process(4, 2, { ownTicks: 80 })]);
    expect(tree.cpuTicks()).toBe(130);
    // The system's sum is more exact if all children were waited for.
    tree.add([process(2, 1, { waitedTicks: 145 })]);
    expect(tree.cpuTicks()).toBe(155);
    expect(tree.cpuTicks(160)).toBe(160);
  });
});
