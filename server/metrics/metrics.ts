/** Counts of what the server does, for monitoring. Filled from the log's events; they hold no address, token or path. */
import type { Log } from "#server/log.ts";
import type { ResponseCounts } from "./response-counts.ts";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const registry = new Registry();
registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE as never);
collectDefaultMetrics({ register: registry });
const registers = [registry];

const events = new Counter({ name: "site_events", help: "Events of the log by name", labelNames: ["event"], registers });
// Alert rules count their increase, and a series that begins at 1 has none: the first error would go unnoticed.
for (const event of ["unexpected-error", "mail-refused", "copy-failed"]) events.inc({ event }, 0);
const apiSeconds = new Histogram({
  name: "site_api_request_seconds",
  help: "Time of API requests by endpoint and status",
  labelNames: ["endpoint", "status"],
  buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
  registers,
});
const responses = new Counter({
  name: "site_http_responses",
  help: "Responses of all kinds by status, and by the shortest of these times that they stayed under, in seconds",
  labelNames: ["status", "under"],
  registers,
});
const outbox = new Gauge({ name: "site_outbox_mails", help: "Mails that wait, or were given up", labelNames: ["state"], registers });
const database = new Gauge({ name: "site_database_up", help: "1 if the database answers, else 0", registers });
const copy = new Gauge({ name: "site_copy_timestamp_seconds", help: "When the last copy of the database was made", registers });

export const countEvent: Log = (event, values = {}) => {
  events.inc({ event });
  if (event === "api-request")
    apiSeconds.observe({ endpoint: String(values.endpoint), status: Number(values.status) }, Number(values.ms) / 1000);
  if (event === "copy-made") copy.setToCurrentTime();
};

export type State = { outbox?: { waiting: number; dead: number }; responses: ResponseCounts };

/**
 * @param state What is read at this moment; `outbox` is left out if the database does not answer. `responses` are those since the last call.
 * @returns All counts in the OpenMetrics format.
 */
export async function showMetrics(state: State): Promise<{ contentType: string; text: string }> {
  database.set(state.outbox === undefined ? 0 : 1);
  if (state.outbox !== undefined) for (const [name, count] of Object.entries(state.outbox)) outbox.set({ state: name }, count);
  for (const [key, count] of Object.entries(state.responses)) {
    const [status = "", under = ""] = key.split(" ");
    responses.inc({ status, under }, count);
  }
  return { contentType: registry.contentType, text: await registry.metrics() };
}
