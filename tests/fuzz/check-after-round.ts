/** What must hold when all connections of a round are closed. */
import { setTimeout as pause } from "node:timers/promises";
import type { Findings } from "./findings.ts";
import type { FuzzCase } from "./fuzz-case.ts";
import type { FuzzedServer } from "./fuzzed-server.ts";
import type { HttpAnswer } from "./response-parser.ts";
import { runCase } from "./run-case.ts";
import { cpuMilliseconds, describeDescriptors, listDescriptors, residentBytes } from "./server-state.ts";

/** The pool of database connections opens and closes some by itself (10 at most). */
const TOLERATED_DESCRIPTORS = 12;
/** Until descriptors are closed: longer than the server keeps an idle connection. Milliseconds, as the others. */
const CLOSING_TIME = 15_000;
/** A single request may cost so much processor time; a page takes less than 1, a sign-up about 2. */
const MOST_CPU = 200;
const MEASURED_CASES = 3;
const MEASUREMENTS = 3;

export type Baseline = { descriptors: number; pages: Map<string, string> };
export type Sample = { descriptors: number; /** Bytes. */ resident: number };

/** Read when the server has been used: files that it opens once are open then. */
export async function takeBaseline(server: FuzzedServer): Promise<Baseline> {
  await untilQuiet(server, 0);
  const pages = new Map<string, string>();
  for (const target of PAGES) pages.set(target, await fingerprint(server.site.port, target));
  return { descriptors: listDescriptors(server.site.pid).length, pages };
}

type Options = { server: FuzzedServer; baseline: Baseline; /** The slowest first. */ slowest: readonly FuzzCase[]; findings: Findings };

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
    // The same leak is reported again only when it grows.
    baseline.descriptors = open.length;
  }
  for (const [target, before] of baseline.pages) {
    const after = await fingerprint(port, target);
    if (after !== before) findings.add({ rule: "a page answers as before", detail: `${target}: ${before}\n  then ${after}` }, []);
  }
  for (const fuzzCase of slowest.slice(0, MEASURED_CASES)) {
    const cost = await cheapestRun(server, fuzzCase);
    if (cost > MOST_CPU)
      findings.add({ rule: `a request costs at most ${MOST_CPU} ms of processor time`, detail: `${cost} ms` }, [fuzzCase]);
  }
  for (const problem of server.log.takeProblems()) findings.add(problem, []);
  return { descriptors: open.length, resident: residentBytes(pid) ?? 0 };
}

/** Processor time of the server while the case runs alone: a busy machine makes it slower, not dearer. */
async function cheapestRun({ site: { pid, port } }: FuzzedServer, fuzzCase: FuzzCase): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < MEASUREMENTS && least > MOST_CPU; run++) {
    const before = cpuMilliseconds(pid);
    await runCase(port, fuzzCase);
    least = Math.min(least, cpuMilliseconds(pid) - before);
  }
  return least / (fuzzCase.requests.length || 1);
}

/** @returns Whether at most so many descriptors are open within the time. With 0: waits until their number stays the same. */
async function untilQuiet({ site: { pid } }: FuzzedServer, most: number): Promise<boolean> {
  const end = performance.now() + CLOSING_TIME;
  let before = -1;
  let same = 0;
  while (performance.now() < end) {
    const count = listDescriptors(pid).length;
    if (most > 0 && count <= most) return true;
    same = count === before ? same + 1 : 0;
    before = count;
    // Idle connections of the fuzzer's own probes live for 5 s.
    if (most === 0 && same >= 60) return true;
    await pause(100);
  }
  return false;
}

const PAGES = ["/", "/en", "/no-such-page", "/api/v1/no-such-call"];

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

/** FNV-1a: enough to see a difference. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
