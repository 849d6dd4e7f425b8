/** The health endpoint for monitoring: whether the database responds, and how many mails are waiting. */
import { setTimeout as sleep } from "node:timers/promises";
import { describeError, log } from "#server/log.ts";
import { countWaiting } from "#server/mail/outbox.ts";
import { requireServer } from "#server/running-server.ts";
import { API_HEADERS } from "./answer.ts";

/** Monitoring tools usually give up after a few seconds. */
const TIMEOUT_MS = 2_000;

async function timeout(): Promise<never> {
  await sleep(TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`no answer in ${TIMEOUT_MS} ms`);
}

/** @throws if the database does not answer in time. */
export const countMails = () => Promise.race([requireServer().then(countWaiting), timeout()]);

export async function health(): Promise<Response> {
  try {
    const outbox = await countMails();
    return Response.json({ status: "ok", database: "ok", outbox }, { headers: API_HEADERS });
  } catch (error) {
    log("health-check-failed", describeError(error));
    return Response.json({ status: "failing", database: "failing" }, { status: 503, headers: API_HEADERS });
  }
}
