/** Checks the server after a round, when all connections are closed. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Findings } from "./findings.ts";
import type { FuzzCase } from "./fuzz-case.ts";
import type { FuzzedServer } from "./fuzzed-server.ts";
import type { HttpAnswer } from "./response-parser.ts";
import { runCase } from "./run-case.ts";
import { cpuMilliseconds, describeDescriptors, listDescriptors, residentBytes } from "./server-state.ts";

/** The pool of database connections opens and closes up to 10 by itself. */
const TOLERATED_DESCRIPTORS = 12;
/** How long to wait for descriptors to be closed: longer than the server keeps idle connections. */
const CLOSE_TIMEOUT_MS = 15_000;
/** Processor time of a single request; a page takes less than 1 ms, a sign-up about 2 ms. */
const MAX_CPU_MS = 200;
/** The number of slowest cases whose processor time is measured, and of measurements for each. */
const MEASURED_CASES = 3;
const MEASUREMENTS = 3;

export type Baseline = { descriptors: number; pages: Map<string, string> };
export type Sample = { descriptors: number; /** Bytes. */ resident: number };

/** Call it after the server has been used, when it has opened the files that stay open. */
export async function takeBaseline(server: FuzzedServer): Promise<Baseline> {
  await untilQuiet(server, 0);
  const pages = new Map<string, string>();
  for (const target of PAGES) pages.set(target, await fingerprint(server.site.port, target));
  return { descriptors: listDescriptors(server.site.pid).length, pages };
}

type Options = { server: FuzzedServer; baseline: Baseline; /** Slowest first. */ slowest: readonly FuzzCase[]; findings: Findings };

export async function checkAfterRound({ server, baseline, slowest, findings }: Options): Promise<Sample> {
  const { pid, port } = server.site;
  const isClosed = await untilQuiet(server, baseline.descriptors + TOLERATED_DESCRIPTORS);
  const open = listDescriptors(pid);
  if (!isClosed) {
    findings.add(
      {
        rule: "descriptors are closed after a round",
        detail: `${baseline.descriptors} became ${open.length}: ${describeDescriptors(open)}`,
      },
      [],
    );
    // The same leak is reported again only if it grows.
    baseline.descriptors = open.length;
  }
  for (const [target, before] of baseline.pages) {
    const after = await fingerprint(port, target);
    if (after !== before) findings.add({ rule: "a page answers as before", detail: `${target}: ${before}\n  then ${after}` }, []);
  }
  for (const fuzzCase of slowest.slice(0, MEASURED_CASES)) {
    const cost = await cheapestRun(server, fuzzCase);
    if (cost > MAX_CPU_MS)
      findings.add({ rule: `a request costs at most ${MAX_CPU_MS} ms of processor time`, detail: `${cost} ms` }, [fuzzCase]);
  }
  for (const problem of server.log.takeProblems()) findings.add(problem, []);
  return { descriptors: open.length, resident: residentBytes(pid) ?? 0 };
}

/** Processor time of the server for a case that runs alone, the minimum of several runs. Unlike elapsed time it does not depend on other load. */
async function cheapestRun({ site: { pid, port } }: FuzzedServer, fuzzCase: FuzzCase): Promise<number> {
  let min = Infinity;
  for (let run = 0; run < MEASUREMENTS && min > MAX_CPU_MS; run++) {
    const before = cpuMilliseconds(pid);
    await runCase(port, fuzzCase);
    min = Math.min(min, cpuMilliseconds(pid) - before);
  }
  return min / (fuzzCase.requests.length || 1);
}

/** Waits until at most `max` descriptors are open; with 0, until their number no longer changes. @returns Whether this happened in time. */
async function untilQuiet({ site: { pid } }: FuzzedServer, max: number): Promise<boolean> {
  const deadline = performance.now() + CLOSE_TIMEOUT_MS;
  let before = -1;
  let same = 0;
  while (performance.now() < deadline) {
    const count = listDescriptors(pid).length;
    if (max > 0 && count <= max) return true;
    same = count === before ? same + 1 : 0;
    before = count;
    // The fuzzer's own probes keep idle connections for 5 s.
    if (max === 0 && same >= 60) return true;
    await sleep(100);
  }
  return false;
}

const PAGES = ["/", "/en", "/no-such-page", "/api/v1/no-such-endpoint"];

async function fingerprint(port: number, target: string): Promise<string> {
  const bytes = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  const requests = [{ method: "GET", target, bodyBytes: 0 }];
  const { answers } = await runCase(port, { name: "reference", actions: [{ do: "send", bytes }], requests, expect: "answers" });
  return answers.map(describe).join();
}

function describe({ status, headers, body, bodyBytes }: HttpAnswer): string {
  const same = [...headers].filter(([name]) => name !== "date").map(([name, value]) => `${name}: ${value}`);
  return JSON.stringify([status, same, bodyBytes, hash(body)]);
}

/** FNV-1a: good enough to detect a difference. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
