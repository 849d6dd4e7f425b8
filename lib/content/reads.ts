/**
 * Records which parts of content are read, so that a build renders again only the pages whose inputs have changed.
 *
 * A part is one field of one document (`shared/products/3dx#editions`), one group of messages (`messages/de#header.menu`), or a
 * value derived from many documents (`derived:routes`). While the build renders a page, it sets a recorder.
 */

/** Receives the name of each part that is read. */
type Recorder = (part: string) => void;
type Source = { load: () => object; depth: number };

const RECORDER = Symbol.for("site.content-read-recorder");
// On globalThis, because Next's bundle and the render process hold two copies of this module.
const holder = globalThis as { [RECORDER]?: Recorder };

const objects = new Map<string, Source>();
const derivedValues = new Map<string, () => unknown>();

/** @param recorder Called for each part that is read from now on; undefined stops the recording. */
export function recordReads(recorder: Recorder | undefined): void {
  holder[RECORDER] = recorder;
}

/** Runs `work` without recording what it reads. Only for values that are themselves `tracked` or `derived`. */
export function unrecorded<Value>(work: () => Value): Value {
  const recorder = holder[RECORDER];
  holder[RECORDER] = undefined;
  try {
    return work();
  } finally {
    holder[RECORDER] = recorder;
  }
}

/**
 * A value computed once from many documents. Pages that use it depend on its fingerprint instead of on the documents.
 *
 * @param fingerprint What pages can see of the value, as JSON: two values with the same fingerprint must give the same pages.
 * @returns A function that returns the value and records that it was read.
 */
export function derived<Value>(name: string, compute: () => Value, fingerprint: (value: Value) => unknown): () => Value {
  const value = unrecorded(compute);
  derivedValues.set(`derived:${name}`, () => fingerprint(value));
  return () => {
    holder[RECORDER]?.(`derived:${name}`);
    return value;
  };
}

/**
 * An object whose properties are parts: reading a property records it.
 *
 * @param name The object's own name; a property's part is `name#property`.
 * @param load Returns the object; called once, at the first use.
 * @param options.depth How many levels of property names make a part: at 2 it is `name#first.second`.
 * @param options.isKept False for a large object that is seldom read: `load` is called each time.
 */
export function tracked<Value extends object>(name: string, load: () => Value, { depth = 1, isKept = true } = {}): Value {
  let loaded: Value | undefined;
  const value = isKept ? () => (loaded ??= load()) : load;
  objects.set(name, { load: value, depth });
  return trackedLevel(`${name}#`, value, depth);
}

function trackedLevel<Value extends object>(prefix: string, value: () => Value, depth: number): Value {
  const nested = new Map<string, object>();
  const read = (key: string): unknown => {
    const child: unknown = Reflect.get(value(), key);
    if (depth > 1 && typeof child === "object" && child !== null) {
      const level = nested.get(key) ?? trackedLevel(`${prefix}${key}.`, () => child, depth - 1);
      nested.set(key, level);
      return level;
    }
    holder[RECORDER]?.(prefix + key);
    return child;
  };
  return new Proxy({} as Value, {
    get: (_target, key) => (typeof key === "string" ? read(key) : (Reflect.get(value(), key) as unknown)),
    has: (_target, key) => (typeof key === "string" ? read(key) !== undefined : key in value()),
    ownKeys: () => Reflect.ownKeys(value()),
    getOwnPropertyDescriptor: (_target, key) =>
      typeof key === "string" && key in value() ? { value: read(key), enumerable: true, configurable: true } : undefined,
  });
}

/** The current value of a part. @throws when nothing of that name has been declared since the program started. */
export function valueOfPart(part: string): unknown {
  const compute = derivedValues.get(part);
  if (compute !== undefined) return unrecorded(compute);
  const [name = "", path = ""] = part.split("#");
  const object = objects.get(name);
  if (object === undefined) throw new Error(`no part of content is called ${part}`);
  return unrecorded(() => {
    const keys = object.depth === 1 ? [path] : path.split(".");
    return keys.reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      object.load(),
    );
  });
}
