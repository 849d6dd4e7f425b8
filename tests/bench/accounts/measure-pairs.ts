/**
 * Sends each call in pairs, for an address that has an account and for one that has none, in random order, and compares the
 * times of the answers. Each pair has addresses and a client of its own, so that no budget and no cache of an earlier one counts.
 */
import { request } from "node:http";
import { medianOf, rankTest } from "./rank-test.ts";

const WRONG = "not the one that was chosen";
/** The bodies of the three calls. */
export const CALLS: Readonly<Record<string, (email: string) => object>> = {
  "sign-up/email": (email) => ({ name: "Mika", email, password: WRONG, language: "en" }),
  "sign-in/email": (email) => ({ email, password: WRONG }),
  "request-password-reset": (email) => ({ email, language: "en" }),
};

/** Until the server's code is compiled, its answers become faster. */
const WARM_UP = 30;

export type Pairs = {
  call: string;
  /** Medians in milliseconds. */
  known: number;
  unknown: number;
  p: number;
  /** Answers that differ from the first one of the call in status, headers or body. */
  different: number;
};

type Answer = { time: number; text: string };

/** Each client comes from a network of its own, as behind a proxy. */
const clientAddress = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

function send(port: number, call: string, body: string, client: number): Promise<Answer> {
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "X-Forwarded-For": clientAddress(client),
  };
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const sent = request({ host: "127.0.0.1", port, path: `/api/auth/${call}`, method: "POST", headers }, (response) => {
      let text = `${response.statusCode ?? 0} ${JSON.stringify({ ...response.headers, date: "" })} `;
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.once("end", () => {
        resolve({ time: performance.now() - begin, text });
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** The address of an account, a different one for each call and pair. */
export const knownAddress = (call: string, pair: number) => `known-${Object.keys(CALLS).indexOf(call)}-${pair}@studio-${pair}.example`;
const unknownAddress = (call: string, pair: number) => `none0-${Object.keys(CALLS).indexOf(call)}-${pair}@studio-${pair}.example`;

export const knownAddresses = (count: number): string[] =>
  Object.keys(CALLS).flatMap((call) => Array.from({ length: count + WARM_UP }, (_, pair) => knownAddress(call, pair)));

/** @param count The number of pairs. */
export async function measurePairs(port: number, call: string, count: number): Promise<Pairs> {
  const bodyOf = CALLS[call];
  if (bodyOf === undefined) throw new Error(`there is no call ${call}`);
  const times = { known: [] as number[], unknown: [] as number[] };
  const texts: string[] = [];
  for (let pair = 0; pair < count + WARM_UP; pair++) {
    const kinds = Math.random() < 0.5 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of kinds) {
      const email = kind === "known" ? knownAddress(call, pair) : unknownAddress(call, pair);
      const client = 2 * (pair + (count + WARM_UP) * Object.keys(CALLS).indexOf(call)) + (kind === "known" ? 0 : 1);
      const { time, text } = await send(port, call, JSON.stringify(bodyOf(email)), client);
      texts.push(text);
      if (pair >= WARM_UP) times[kind].push(time);
    }
  }
  return {
    call,
    known: medianOf(times.known),
    unknown: medianOf(times.unknown),
    p: rankTest(times.known, times.unknown),
    different: texts.filter((text) => text !== texts[0]).length,
  };
}
