/** What a visitor of a running server sees: a page, a form, the state that monitoring reads. */
import { expect } from "vitest";
import { until } from "./until.ts";

type Origin = { origin: string };
export type FormAnswer = { status: number; body: unknown; retryAfter: string | null };

let readers = 0;

/** Sends the newsletter's form, with an address of its own unless one is given. */
export async function signUp({ origin }: Origin, email = `visitor-${readers++}@studio.example`): Promise<FormAnswer> {
  const response = await fetch(`${origin}/api/v1/subscribe-newsletter`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, language: "en" }),
  });
  return { status: response.status, body: await response.json(), retryAfter: response.headers.get("retry-after") };
}

export const ACCEPTED = { status: 200, body: { success: true } };
/** What the contract says of a form while the server cannot store anything. */
export const TRY_AGAIN = {
  status: 503,
  body: { success: false, errorCode: "TEMPORARILY_UNAVAILABLE" },
  retryAfter: expect.any(String) as unknown,
};

export async function expectPage({ origin }: Origin): Promise<void> {
  const response = await fetch(`${origin}/en`);
  expect([response.status, (await response.text()).includes("</html>")]).toEqual([200, true]);
}

export const healthOf = ({ origin }: Origin) => fetch(`${origin}/api/health`).then(({ status }) => status);

/** Sends forms until one is answered so. */
export const untilSignUp = (site: Origin, status: number) =>
  until(
    () => signUp(site),
    (answer) => answer.status === status,
  );
