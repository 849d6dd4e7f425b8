/** For whoever watches the server: whether the database answers, and whether mail leaves. */
import { describeError, log } from "#server/log.ts";
import { countWaiting } from "#server/mail/count-waiting.ts";
import { requireServer } from "#server/running-server.ts";
import { API_HEADERS } from "./answer.ts";

/** Who watches will not wait for longer. Milliseconds. */
const PATIENCE = 2_000;

async function look(): Promise<{ waiting: number; dead: number }> {
  return countWaiting(await requireServer());
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => {
      reject(new Error(`no answer in ${String(PATIENCE)} ms`));
    }, PATIENCE).unref();
  });

export async function health(): Promise<Response> {
  try {
    const outbox = await Promise.race([look(), tooLate()]);
    return Response.json({ status: "ok", database: "ok", outbox }, { headers: API_HEADERS });
  } catch (error) {
    log("health", describeError(error));
    return Response.json({ status: "failing", database: "failing" }, { status: 503, headers: API_HEADERS });
  }
}
