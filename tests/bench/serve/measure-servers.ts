/** Measures how fast the built site is served, compared with other servers; the effect of other work; start time, memory and size. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describeMachine } from "#tests/bench/lib/machine.ts";
import { startCrowd } from "#tests/bench/api/run-crowd.ts";
import { requestAll } from "./request-all.ts";
import { compareRecipe } from "./compare-recipe.ts";
import { compareServers, type Comparison } from "./compare-servers.ts";
import { firstProductPage } from "./first-product-page.ts";
import { chooseLoadTool } from "./load-tool.ts";
import type { ServeOptions } from "./options.ts";
import { type OtherServer, startNext, startNginx } from "./other-servers.ts";
import { table } from "#tests/bench/lib/table.ts";
import { type SiteProcess, startTemporarySite } from "#tests/faults/site-process.ts";
import { median } from "#tests/fuzz/memory-trend.ts";
import { residentBytes } from "#tests/fuzz/server-state.ts";
import { readSiteAddresses } from "#tests/fuzz/site-addresses.ts";

const SITE = "dist/site";
const CONNECTIONS = 64;
/** Pages a second by the recipe of deploy/nginx, as a part of what the same nginx sends of a bare file. */
const RECIPE_TARGET = 0.9;
const IMAGE_REQUESTS = 200;
/** After a warm-up, as in bench:api: V8 compiles the code of sign-ups during the first thousands. */
const SIGN_UPS = { connections: 24, rate: 500, warmUp: 5 };
const REQUESTS = 10_000;
/** Lets the requests for the page begin before those for images. */
const HEAD_START_MS = 100;

/** Headers that nginx sets itself, or that differ between responses. */
const OWN_HEADERS =
  /^(?:date|connection|keep-alive|content-(?:type|length|encoding)|etag|last-modified|vary|accept-ranges|transfer-encoding)$/u;

const originOf = ({ port }: SiteProcess) => `http://127.0.0.1:${port}`;
const tool = chooseLoadTool();
const page = firstProductPage();
const site = readSiteAddresses(SITE);

/** @returns 1 if the recipe misses its target, else 0. */
export async function measureServers(options: ServeOptions): Promise<number> {
  console.log(`${describeMachine(".")} ${page}, ${CONNECTIONS} connections, load from ${tool.name}.\n`);
  if (tool.name === "autocannon")
    console.log("wrk is not installed. autocannon reaches its own limit before nginx does, so its figures for nginx are too low.\n");
  if (options.only === "other-work") {
    console.log(await duringOtherWork(options));
    return 0;
  }
  const recipe = await withSite(({ port: sitePort }) => compareRecipe({ tool, page, sitePort, connections: CONNECTIONS, ...options }));
  const missed = recipe === undefined ? [] : listMissed(recipe);
  console.log(recipe === undefined ? "nginx is not installed, and its recipe is not measured.\n" : describeRecipe(recipe, missed));
  if (options.only === "recipe") return missed.length > 0 ? 1 : 0;
  console.log(await compare(options));
  console.log(`\n${await duringOtherWork(options)}`);
  console.log(`\n${await footprint()}`);
  return missed.length > 0 ? 1 : 0;
}

/** @returns The encodings for which the recipe misses its target. */
const listMissed = ({ ratios }: Comparison) => [...ratios].filter(([, ratio]) => ratio < RECIPE_TARGET).map(([encoding]) => encoding);

function describeRecipe({ text }: Comparison, missed: readonly string[]): string {
  const target = `${RECIPE_TARGET * 100} percent of the bare file`;
  return `${text}\n\n${missed.length === 0 ? `✓ at least ${target}` : `✗ below ${target}: ${missed.join(", ")}`}\n`;
}

/** Runs work with a new server that has no data. */
async function withSite<Result>(work: (server: SiteProcess) => Promise<Result>): Promise<Result> {
  const server = await startTemporarySite({ RATE_LIMIT_SCALE: "1000000", TRUST_PROXY: "1" }, { takeOutput: () => undefined });
  try {
    return await work(server);
  } finally {
    await server.remove();
  }
}

function compare({ rounds, seconds }: ServeOptions): Promise<string> {
  return withSite(async (server) => {
    const others: [name: string, server: OtherServer][] = [];
    try {
      const { headers } = await fetch(originOf(server) + page);
      const sent = new Map([...headers].filter(([name]) => !OWN_HEADERS.test(name)));
      others.push(["next start", await startNext(page)]);
      const nginx = await startNginx(SITE, page, sent);
      if (nginx === undefined) console.log("nginx is not installed and not measured.\n");
      else others.push(["nginx", nginx]);
      const servers = [["this server", originOf(server)] as const, ...others.map(([name, { origin }]) => [name, origin] as const)].map(
        ([name, origin]) => ({ name, urlFor: () => origin + page }),
      );
      return (await compareServers({ tool, encodings: ["identity", "gzip"], servers, rounds, seconds, connections: CONNECTIONS })).text;
    } finally {
      for (const [, other] of others) await other.stop();
    }
  });
}

/** Each row shows the round whose 99th percentile is the middle one: with four busy processes on two cores, single rounds differ up to six times. */
async function duringOtherWork({ rounds, seconds }: ServeOptions): Promise<string> {
  const load = (server: SiteProcess) =>
    tool.run(originOf(server) + page, { connections: CONNECTIONS, seconds, headers: { "Accept-Encoding": "gzip" } });
  const alone = async (server: SiteProcess) => ({ pages: await load(server), otherWork: "" });
  const duringImages = async (server: SiteProcess) => {
    const [pages, { ms, failures }] = await Promise.all([load(server), requestImages(server)]);
    return { pages, otherWork: `finished after ${(ms / 1000).toFixed(1)} s, ${failures} failed` };
  };
  const duringSignUps = async (server: SiteProcess) => {
    const { summary } = await startCrowd({ port: server.port, seconds: seconds + 1, ...SIGN_UPS });
    const [pages, { perSecond, p99, failures }] = await Promise.all([load(server), summary]);
    return { pages, otherWork: `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms, ${failures} failed` };
  };
  const rows: [name: string, measure: typeof alone][] = [
    ["right after the start", alone],
    [`right after the start, during ${IMAGE_REQUESTS} image requests`, duringImages],
    [`during ${SIGN_UPS.rate} sign-ups per second`, duringSignUps],
  ];
  const cells: string[][] = [];
  for (const [name, measure] of rows) {
    const measured = [];
    for (let round = 0; round < rounds; round++) measured.push(await withSite(measure));
    const byP99 = measured.toSorted((one, other) => one.pages.p99 - other.pages.p99);
    const middle = byP99[Math.floor((rounds - 1) / 2)];
    const highest = byP99.at(-1);
    if (middle === undefined || highest === undefined) continue;
    const { perSecond, p50, p99 } = middle.pages;
    cells.push([name, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), highest.pages.p99.toFixed(1), middle.otherWork]);
  }
  return table(["the page", "requests/s", "p50, ms", "p99, ms", "highest p99", "other work"], cells);
}

async function requestImages(server: SiteProcess) {
  await sleep(HEAD_START_MS);
  return requestAll(originOf(server), site.images, site.images.length === 0 ? 0 : IMAGE_REQUESTS, IMAGE_REQUESTS);
}

async function footprint(): Promise<string> {
  const everything = [...site.pages, ...site.files, ...site.images];
  const runs: { startTime: number; before: number; after: number }[] = [];
  for (let run = 0; run < 3; run++)
    runs.push(
      await withSite(async (server) => {
        const before = residentBytes(server.pid) ?? NaN;
        await requestAll(originOf(server), everything, REQUESTS, 16);
        return { startTime: server.startTime, before, after: residentBytes(server.pid) ?? NaN };
      }),
    );
  const middle = (figure: "startTime" | "before" | "after") => median(runs.map((run) => run[figure]));
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const sizes = readdirSync("dist", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return table(
    ["footprint", "figure"],
    [
      ["start of the process to the first response", `${(middle("startTime") / 1000).toFixed(2)} s`],
      ["resident memory after the start", megabytes(middle("before"))],
      [`resident memory after ${REQUESTS} requests for ${everything.length} addresses`, megabytes(middle("after"))],
      ["dist/, the whole deployment", megabytes(sizes.reduce((sum, size) => sum + size, 0))],
    ],
  );
}
