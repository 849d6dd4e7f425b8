import type { z } from "zod";
import type { Client } from "#server/limits/client.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { success } from "./answer.ts";
import { call, type Handler } from "./call.ts";
import { readBody } from "./read-body.ts";

type Verb<Input> = (server: Server, input: Input, client: Client) => Promise<Readonly<Record<string, unknown>>> | Promise<void>;

/** A call that takes JSON of one shape and answers with JSON. What the verb returns is added to the answer. */
export function jsonCall<Schema extends z.ZodType>(name: string, schema: Schema, verb: Verb<z.output<Schema>>): Handler {
  return call(name, async (server, client, request) => {
    if (!isJson(request.headers.get("content-type") ?? "")) throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
    const parsed = schema.safeParse(parse(await readBody(request)));
    if (!parsed.success) throw new Refusal("INVALID_REQUEST");
    return success((await verb(server, parsed.data, client)) ?? {});
  });
}

/** `application/json`, in UTF-8 if it says a character set at all. */
function isJson(type: string): boolean {
  const [essence = "", ...parameters] = type.toLowerCase().split(";");
  return essence.trim() === "application/json" && parameters.every((parameter) => /^\s*(?:charset="?utf-8"?\s*)?$/u.test(parameter));
}

/** @throws Refusal INVALID_REQUEST for what is no JSON, or no UTF-8. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new Refusal("INVALID_REQUEST");
  }
}
