/** Measures how fast the server answers, beside other servers in the same run, and what it needs. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describeMachine } from "#tests/bench/lib/machine.ts";
import { runCrowd } from "#tests/bench/api/run-crowd.ts";
import { askAll } from "./ask-all.ts";
import { compareServers } from "./compare-servers.ts";
import { firstProductPage } from "./first-product-page.ts";
import { chooseLoadTool } from "./load-tool.ts";
import type { ServeOptions } from "./options.ts";
import { type Rival, startNext, startNginx } from "./rival-servers.ts";
import { table } from "./table.ts";
import { type SiteProcess, startSite } from "#tests/faults/site-process.ts";
import { freePort } from "#scripts/lib/free-port.ts";
import { median } from "#tests/fuzz/memory-trend.ts";
import { residentBytes } from "#tests/fuzz/server-state.ts";
import { readSiteAddresses } from "#tests/fuzz/site-addresses.ts";

const SITE = "dist/site";
const CONNECTIONS = 64;
const PICTURES = 200;
const SIGN_UPS = { connections: 16, rate: 500 };
const REQUESTS = 10_000;
/** Until the pictures, or the sign-ups, have begun. Milliseconds. */
const HEAD_START = 200;

/** nginx sets these itself, or they belong to one answer. */
const OWN_HEADERS =
  /^(?:date|connection|keep-alive|content-(?:type|length|encoding)|etag|last-modified|vary|accept-ranges|transfer-encoding)$/u;

const originOf = ({ port }: SiteProcess) => `http://127.0.0.1:${port}`;
const tool = chooseLoadTool();
const page = firstProductPage();
const site = readSiteAddresses(SITE);

export async function measureServers(options: ServeOptions): Promise<void> {
  console.log(`${describeMachine(".")} ${page}, ${CONNECTIONS} connections, asked by ${tool.name}.\n`);
  if (tool.name === "autocannon")
    console.log("wrk is not installed. autocannon itself reaches its limit before nginx does: do not compare with nginx.\n");
  console.log(await compare(options));
  console.log(`\n${await besideOtherWork(options)}`);
  console.log(`\n${await footprint()}`);
}

/** A server with an empty data folder, for as long as the work takes. */
async function withSite<Result>(work: (server: SiteProcess) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "bench-serve-"));
  const server = await startSite(
    await freePort(),
    { DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000", TRUST_PROXY: "1" },
    { takeOutput: () => undefined },
  );
  try {
    return await work(server);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function compare({ rounds, seconds }: ServeOptions): Promise<string> {
  return withSite(async (server) => {
    const rivals: [name: string, rival: Rival][] = [];
    try {
      const { headers } = await fetch(originOf(server) + page);
      const sent = new Map([...headers].filter(([name]) => !OWN_HEADERS.test(name)));
      rivals.push(["next start", await startNext(page)]);
      const nginx = await startNginx(SITE, page, sent);
      if (nginx === undefined) console.log("nginx is not installed and not measured.\n");
      else rivals.push(["nginx", nginx]);
      const others = rivals.map(([name, { origin }]) => ({ name, origin }));
      const contestants = [{ name: "this server", origin: originOf(server) }, ...others];
      return await compareServers({ tool, path: page, contestants, rounds, seconds, connections: CONNECTIONS });
    } finally {
      for (const [, rival] of rivals) await rival.stop();
    }
  });
}

async function besideOtherWork({ seconds }: ServeOptions): Promise<string> {
  const load = async (server: SiteProcess) => {
    await pause(HEAD_START);
    return tool.run(originOf(server) + page, { connections: CONNECTIONS, seconds, headers: { "Accept-Encoding": "gzip" } });
  };
  const alone = await withSite(load);
  const pictures = await withSite((server) =>
    Promise.all([load(server), askAll(originOf(server), site.images, site.images.length === 0 ? 0 : PICTURES, PICTURES)]),
  );
  const signUps = await withSite((server) => Promise.all([load(server), runCrowd({ port: server.port, seconds, ...SIGN_UPS })]));
  const row = (name: string, { perSecond, p50, p99 }: typeof alone, beside: string) => [
    ...[name, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)],
    beside,
  ];
  return table(
    ["the page, right after a start", "requests/s", "p50, ms", "p99, ms", "what ran beside it"],
    [
      row("alone", alone, ""),
      row(
        `beside ${PICTURES} picture requests`,
        pictures[0],
        `all answered after ${(pictures[1].ms / 1000).toFixed(1)} s, ${pictures[1].failures} failed`,
      ),
      row(
        `beside ${SIGN_UPS.rate} sign-ups a second`,
        signUps[0],
        `${signUps[1].perSecond.toFixed(0)}/s, p99 ${signUps[1].p99.toFixed(0)} ms, ${signUps[1].failures} failed`,
      ),
    ],
  );
}

async function footprint(): Promise<string> {
  const starts: number[] = [];
  for (let run = 0; run < 3; run++) starts.push(await withSite(async ({ startTime }) => startTime));
  const everything = [...site.pages, ...site.files, ...site.images];
  const [before, after] = await withSite(async (server) => {
    const first = residentBytes(server.pid) ?? NaN;
    await askAll(originOf(server), everything, REQUESTS, 16);
    return [first, residentBytes(server.pid) ?? NaN] as const;
  });
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const sizes = readdirSync("dist", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return table(
    ["footprint", "figure"],
    [
      ["start, from the process to the first 200", `${(median(starts) / 1000).toFixed(2)} s`],
      ["resident memory after the start", megabytes(before)],
      [`resident memory after ${REQUESTS} requests for ${everything.length} addresses`, megabytes(after)],
      ["dist/, which is all that is deployed", megabytes(sizes.reduce((sum, size) => sum + size, 0))],
    ],
  );
}
