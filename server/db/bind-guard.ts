/**
 * libsql aborts the whole process when a JavaScript boolean is bound, and reads a text with a NUL back cut. The guard sits
 * on the handle itself, because libraries bind past Kysely.
 */
import type { Database as Handle } from "libsql";

type Statement = ReturnType<Handle["prepare"]>;
const BINDING = ["run", "get", "all", "iterate", "bind"] as const;

/** @throws for what no column of this schema holds. */
function guarded(value: unknown): unknown {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === undefined) return null;
  if (typeof value === "string") {
    if (value.includes("\0")) throw new TypeError("a text with a NUL cannot be stored");
    return value;
  }
  if (value === null || typeof value === "bigint" || value instanceof Uint8Array) return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new TypeError(`a value of type ${value instanceof Date ? "Date" : typeof value} cannot be stored: make it text or a number first`);
}

function isNamed(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Parameters come as a list, one by one, or by name. */
function guardParameters(parameters: readonly unknown[]): unknown[] {
  return parameters.map((parameter) => {
    if (Array.isArray(parameter)) return Array.from<unknown, unknown>(parameter, guarded);
    if (isNamed(parameter)) return Object.fromEntries(Object.entries(parameter).map(([name, value]) => [name, guarded(value)]));
    return guarded(parameter);
  });
}

/** Changes the handle in place, so that there is no unguarded one. */
export function guardBinding(handle: Handle): Handle {
  const prepare = handle.prepare.bind(handle);
  handle.prepare = ((source: string) => {
    const statement = prepare(source) as unknown as Record<string, unknown>;
    for (const name of BINDING) {
      const method = statement[name];
      if (typeof method !== "function") continue;
      statement[name] = (...parameters: unknown[]): unknown =>
        Reflect.apply(method as (...all: unknown[]) => unknown, statement, guardParameters(parameters));
    }
    return statement as unknown as Statement;
  }) as Handle["prepare"];
  return handle;
}
