/** The files of deploy/ that no other test starts: they name what exists. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { Environment } from "#server/env.ts";
import { countEvent, showMetrics } from "#server/metrics/metrics.ts";

const read = (file: string) => readFileSync(`deploy/${file}`, "utf8");

/** Names of metrics in a query of Prometheus. */
const namesIn = (text: string) => [...text.matchAll(/\b(?:site|process|nodejs)_[a-z0-9_]+/gu)].map(([name]) => name);

it.each(["monitoring/alerts.yaml", "monitoring/dashboard.json"])("%s asks for metrics that the server has", async (file) => {
  countEvent("api-request", { endpoint: "test", status: 200, ms: 1 });
  const { text } = await showMetrics({ outbox: { waiting: 0, dead: 0 }, responses: { "200 0.005": 1 } });
  const existing = new Set(namesIn(text));
  const asked = namesIn(read(file));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((name) => !existing.has(name))).toEqual([]);
});

const { groups } = parse(read("monitoring/alerts.yaml")) as { groups: { rules: { alert: string; expr: string }[] }[] };
const rules = groups.flatMap((group) => group.rules);

it("events that alerts count begin at 0, so that the first one is an increase", async () => {
  const { text } = await showMetrics({ responses: {} });
  const counted = rules.flatMap(({ expr }) => [...expr.matchAll(/site_events_total\{event="[a-z-]+"\}/gu)].map(([series]) => series));
  expect(counted.length).toBeGreaterThan(2);
  expect(counted.filter((series) => !text.includes(`${series} 0`))).toEqual([]);
});

it("alerts join conditions without labels: an aggregate has none, and would match nothing else", () => {
  const joined = rules.filter(({ expr }) => / and /u.test(expr));
  expect(joined.map(({ alert }) => alert)).toEqual(["SiteCopyOld"]);
  for (const { expr } of joined) expect(expr).toMatch(/max\(.* and on \(\) sum\(/u);
});

it("the containers are given only variables that the server reads", () => {
  const { services } = parse(read("container/compose.yaml"), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; build?: unknown }>;
  };
  const servers = Object.values(services).filter(({ build }) => build !== undefined);
  expect(servers.length).toBeGreaterThan(1);
  const given = servers.flatMap(({ environment = {} }) => Object.keys(environment));
  expect(given.filter((name) => !Object.hasOwn(Environment.shape, name))).toEqual([]);
});

it("the proxy of the containers sends to both servers, and passes on no address that a visitor claims to have", () => {
  const { services } = parse(read("container/compose.yaml"), { merge: true }) as { services: { proxy: { command: string[] } } };
  const [script = ""] = /^sed '[^']+'/u.exec(services.proxy.command[0]?.replaceAll("$$", "$") ?? "") ?? [];
  const { stdout } = spawnSync("sh", ["-c", `${script} deploy/nginx/site.conf`], { encoding: "utf8" });
  expect(stdout).toContain("  server site-a:3000; server site-b:3000;");
  expect(stdout).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
});

it("the container file has no mistake that the linter of Docker's own editor support knows", () => {
  expect(validate(read("container/Containerfile")).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

it("the service is started again however often it has failed, such as before its database is up", () => {
  const [unit = "", service = ""] = read("systemd/site.service").split("[Service]");
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/mu);
  expect(service).toMatch(/^Restart=always$/mu);
});

it.skipIf(!hasSystemd)(`the service is valid and well confined${hasSystemd ? "" : " (needs systemd-analyze)"}`, () => {
  const analyze = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("systemd-analyze", [...args, "deploy/systemd/site.service"], { encoding: "utf8" });
    return { status, output: `${stdout}${stderr}` };
  };
  expect(analyze("verify")).toEqual({ status: 0, output: "" });
  // Of 100: its measure for what a service that was taken over could reach.
  expect(analyze("security", "--offline=true", "--threshold=20").status).toBe(0);
});

it("the compose file follows the published schema of compose files, and the linter's rules for security", () => {
  // The proxy is what the world reaches.
  const linter = new DCLinter({ rules: { "no-unbound-port-interfaces": 0 }, quiet: true, debug: false, exclude: [] });
  const messages = linter.lintFiles(["deploy/container/compose.yaml"], false).flatMap((file) => file.messages);
  expect(messages.filter(({ type }) => type === "error").map(({ rule, line, message }) => `${line}: ${rule}: ${message}`)).toEqual([]);
});
