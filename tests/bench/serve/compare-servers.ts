/** Measures the same page on several servers in turn, so that a slow phase of the machine affects all of them. */
import { get } from "node:http";
import { median } from "#tests/fuzz/memory-trend.ts";
import type { Load, LoadTool } from "./load-tool.ts";
import { table } from "#tests/bench/lib/table.ts";

/** Content encodings. */
export type Encoding = "identity" | "gzip" | "br";
export type ComparedServer = { name: string; urlFor: (encoding: Encoding) => string };
type Options = {
  tool: LoadTool;
  encodings: readonly Encoding[];
  servers: readonly ComparedServer[];
  rounds: number;
  seconds: number;
  connections: number;
};
export type Comparison = {
  /** A table for the terminal. */
  text: string;
  /** The first server's rate divided by the last one's, by encoding. */
  ratios: ReadonlyMap<Encoding, number>;
};

/** Fills caches and compiles code before the first round. */
const WARM_UP_SECONDS = 2;

/** Compares the first server with each of the others: requests a second, latencies and the ratio of rates. */
export async function compareServers({ tool, encodings, servers, rounds, seconds, connections }: Options): Promise<Comparison> {
  const rows: string[][] = [];
  const ratios = new Map<Encoding, number>();
  for (const encoding of encodings) {
    const headers = { "Accept-Encoding": encoding };
    const loads = new Map<string, Load[]>(servers.map(({ name }) => [name, []]));
    for (const { urlFor } of servers) await tool.run(urlFor(encoding), { connections, seconds: WARM_UP_SECONDS, headers });
    for (let round = 0; round < rounds; round++)
      for (const { name, urlFor } of servers) loads.get(name)?.push(await tool.run(urlFor(encoding), { connections, seconds, headers }));
    const rates = servers.map(({ name }) => medianOf(loads.get(name) ?? [], "perSecond"));
    const ratioTo = (rate: number | undefined) => (rates[0] ?? 0) / (rate ?? 1);
    ratios.set(encoding, ratioTo(rates.at(-1)));
    for (const [index, { name, urlFor }] of servers.entries()) {
      const own = loads.get(name) ?? [];
      rows.push([
        `${name}, ${encoding}`,
        `${await sizeOf(urlFor(encoding), encoding)}`,
        (rates[index] ?? 0).toFixed(0),
        medianOf(own, "p50").toFixed(1),
        medianOf(own, "p99").toFixed(1),
        ratioTo(rates[index]).toFixed(2),
        `${own.reduce((sum, { failures }) => sum + failures, 0)}`,
      ]);
    }
  }
  return { text: table(["server, encoding", "bytes", "requests/s", "p50, ms", "p99, ms", "ratio", "failed"], rows), ratios };
}

const medianOf = (loads: readonly Load[], figure: keyof Load) => median(loads.map((load) => load[figure]));

/** Bytes of the body as sent; `fetch` would decompress it. */
export const sizeOf = (url: string, encoding: Encoding) =>
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
