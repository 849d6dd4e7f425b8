/** The endpoint for Prometheus and other monitoring: for programs on this machine, or with METRICS_TOKEN. */
import { isLoopback } from "#server/limits/client.ts";
import { showMetrics } from "#server/metrics/metrics.ts";
import type { ResponseCounts } from "#server/metrics/response-counts.ts";
import { Refusal } from "#server/refusal.ts";
import { requireServer, type Server } from "#server/running-server.ts";
import { isSame } from "#server/secret.ts";
import { API_HEADERS, failure } from "./answer.ts";
import { countMails } from "./health.ts";

let takeResponseCounts: () => Promise<ResponseCounts> = () => Promise.resolve({});

/** Names the function that has the page thread's counts. Without it, they are left out. */
export function setResponseCounts(take: () => Promise<ResponseCounts>): void {
  takeResponseCounts = take;
}

export async function metrics(request: Request, address: string): Promise<Response> {
  const server = await requireServer().catch(() => undefined);
  if (server === undefined || !mayRead(server, request.headers, address)) return failure(new Refusal("NOT_FOUND"));
  const outbox = await countMails().catch(() => undefined);
  const { contentType, text } = await showMetrics({ outbox, responses: await takeResponseCounts() });
  return new Response(text, { headers: { ...API_HEADERS, "Content-Type": contentType } });
}

function mayRead({ env }: Server, headers: Headers, address: string): boolean {
  if (env.METRICS_TOKEN !== undefined) return isSame(headers.get("authorization") ?? "", `Bearer ${env.METRICS_TOKEN}`);
  // A proxy on this machine that is not trusted passes on everybody's requests from a loopback address.
  return isLoopback(address) && !headers.has("x-forwarded-for") && !headers.has("forwarded") && !headers.has("via");
}
