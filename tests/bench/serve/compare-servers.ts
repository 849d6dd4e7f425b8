/** Measures the same page on several servers in turn, so that a slow phase of the machine affects all of them. */
import { get } from "node:http";
import { median } from "#tests/fuzz/memory-trend.ts";
import type { Load, LoadTool } from "./load-tool.ts";
import { table } from "#tests/bench/lib/table.ts";

export type ComparedServer = { name: string; origin: string };
type Options = { tool: LoadTool; path: string; servers: readonly ComparedServer[]; rounds: number; seconds: number; connections: number };

/** Encodings that all servers support. */
const ENCODINGS = ["identity", "gzip"] as const;
/** Fills caches and compiles code before the first round. */
const WARM_UP_SECONDS = 2;

/** @returns A table for the terminal, with the ratio of the first server to each of the others. */
export async function compareServers({ tool, path, servers, rounds, seconds, connections }: Options): Promise<string> {
  const rows: string[][] = [];
  for (const encoding of ENCODINGS) {
    const headers = { "Accept-Encoding": encoding };
    const loads = new Map<string, Load[]>(servers.map(({ name }) => [name, []]));
    for (const { origin } of servers) await tool.run(origin + path, { connections, seconds: WARM_UP_SECONDS, headers });
    for (let round = 0; round < rounds; round++)
      for (const { name, origin } of servers) loads.get(name)?.push(await tool.run(origin + path, { connections, seconds, headers }));
    const rates = servers.map(({ name }) => medianOf(loads.get(name) ?? [], "perSecond"));
    for (const [index, { name, origin }] of servers.entries()) {
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
  return table(["server, encoding", "bytes", "requests/s", "p50, ms", "p99, ms", "ratio", "failed"], rows);
}

const medianOf = (loads: readonly Load[], figure: keyof Load) => median(loads.map((load) => load[figure]));

/** Bytes of the body as sent; `fetch` would decompress it. */
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
