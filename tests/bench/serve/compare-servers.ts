/** The same page from several servers, measured in turn, so that a slow moment of the machine meets all of them. */
import { get } from "node:http";
import { median } from "#tests/fuzz/memory-trend.ts";
import type { Load, LoadTool } from "./load-tool.ts";
import { table } from "./table.ts";

export type Contestant = { name: string; origin: string };
type Options = { tool: LoadTool; path: string; contestants: readonly Contestant[]; rounds: number; seconds: number; connections: number };

/** Encodings that all of them have ready, or can make. */
const ENCODINGS = ["identity", "gzip"] as const;
/** Before the first round: caches fill and code is compiled. Seconds. */
const WARM_UP = 2;

/** @returns Lines for the terminal. The first contestant is compared with each of the others. */
export async function compareServers({ tool, path, contestants, rounds, seconds, connections }: Options): Promise<string> {
  const rows: string[][] = [];
  for (const encoding of ENCODINGS) {
    const headers = { "Accept-Encoding": encoding };
    const loads = new Map<string, Load[]>(contestants.map(({ name }) => [name, []]));
    for (const { origin } of contestants) await tool.run(origin + path, { connections, seconds: WARM_UP, headers });
    for (let round = 0; round < rounds; round++)
      for (const { name, origin } of contestants) loads.get(name)?.push(await tool.run(origin + path, { connections, seconds, headers }));
    const rates = contestants.map(({ name }) => medianOf(loads.get(name) ?? [], "perSecond"));
    for (const [index, { name, origin }] of contestants.entries()) {
      const own = loads.get(name) ?? [];
      rows.push([
        `${name}, ${encoding}`,
        `${await sizeOf(origin + path, encoding)}`,
        (rates[index] ?? 0).toFixed(0),
        medianOf(own, "p50").toFixed(1),
        medianOf(own, "p99").toFixed(1),
        ((rates[0] ?? 0) / (rates[index] ?? 1)).toFixed(2),
        `${own.reduce((sum, { failures }) => sum + failures, 0)}`,
      ]);
    }
  }
  return table(["server, encoding", "bytes", "requests/s", "p50, ms", "p99, ms", "this / it", "failed"], rows);
}

const medianOf = (loads: readonly Load[], figure: keyof Load) => median(loads.map((load) => load[figure]));

/** Bytes of the body as sent; `fetch` would unpack them. */
const sizeOf = (url: string, encoding: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent: false, headers: { "Accept-Encoding": encoding } }, (response) => {
      let size = 0;
      response
        .on("data", (chunk: Buffer) => (size += chunk.length))
        .once("end", () => {
          resolve(size);
        });
    }).once("error", reject);
  });
