/** Describes the machine on which a benchmark ran, without which figures cannot be compared. */
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, platform, release, totalmem } from "node:os";
import { join } from "node:path";

/** `2026-11-21, 2 cores (AMD EPYC), 25 GB, linux 6.1, Node 20.20.2, Next 16.4.6.` */
export function describeMachine(project: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const model = (cpus()[0]?.model ?? "unknown").replace(/\s+/gu, " ").trim();
  const { version } = JSON.parse(readFileSync(join(project, "node_modules/next/package.json"), "utf8")) as { version: string };
  const memory = `${Math.round(totalmem() / 1e9)} GB`;
  return `${day}, ${availableParallelism()} cores (${model}), ${memory}, ${platform()} ${release()}, Node ${process.versions.node}, Next ${version}.`;
}
