/**
 * Records which parts of content are read, so that a build renders again only the pages whose inputs have changed.
 *
 * A part is one value of one document (`shared/products/3dx#editions.0.edition`), one message (`messages/de#header.menu.open`), or a
 * value derived from many documents (`derived:routes`). While the build renders a page, it sets a recorder.
 */

/** Receives the name of each part that is read. */
type Recorder = (part: string) => void;

const RECORDER = Symbol.for("site.content-read-recorder");
// On globalThis, because Next's bundle and the render process hold two copies of this module.
const holder = globalThis as { [RECORDER]?: Recorder };

const objects = new Map<string, () => object>();
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
 * An object of which each value, at any depth, is a part: reading it records it.
 *
 * @param name The object's own name; the part of a value within is `name#property.inner.0`.
 * @param load Returns the object; called once, at the first use.
 * @param options.isDeep False when only the object's own properties are parts, each with all that is in it.
 * @param options.isKept False for a large object that is seldom read: `load` is called each time.
 */
export function tracked<Value extends object>(name: string, load: () => Value, { isDeep = true, isKept = true } = {}): Value {
  let loaded: Value | undefined;
  const value = isKept ? () => (loaded ??= load()) : load;
  objects.set(name, value);
  return trackedLevel(name, value, {}, isDeep) as Value;
}

/**
 * @param part The name of the object's own part.
 * @param target An empty object or list, for `Array.isArray` and the like.
 * @param isDeep Whether the properties of its objects are parts, too.
 */
function trackedLevel(part: string, value: () => object, target: object, isDeep: boolean): object {
  const nested = new Map<string, object>();
  const read = (key: string): unknown => {
    const child: unknown = Reflect.get(value(), key);
    // A method of a list, which reads the list.
    if (typeof child === "function") return child;
    const name = partOf(part, key);
    if (!isDeep || typeof child !== "object" || child === null) {
      holder[RECORDER]?.(name);
      return child;
    }
    holder[RECORDER]?.(`${name}${IS_THERE}`);
    const level = nested.get(key) ?? trackedLevel(name, () => child, Array.isArray(child) ? [] : {}, isDeep);
    nested.set(key, level);
    return level;
  };
  return new Proxy(target, {
    get: (_target, key) => (typeof key === "string" ? read(key) : (Reflect.get(value(), key) as unknown)),
    has: (_target, key) => (typeof key === "string" ? read(key) !== undefined : key in value()),
    ownKeys: () => {
      holder[RECORDER]?.(`${part}${PROPERTIES}`);
      return Reflect.ownKeys(value());
    },
    getOwnPropertyDescriptor: (_target, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(value(), key);
      return typeof key === "string" && descriptor !== undefined ? { ...descriptor, value: read(key) } : undefined;
    },
  });
}

/** Ends of parts: whether a property is an object, and which properties an object has. */
const IS_THERE = "?";
const PROPERTIES = "*";

/** Characters that mean something in the name of a part; in a property's name they are written as in an address, `1%2e4`. */
const MARKS = /[%.?*]/gu;
const encoded = (key: string) => key.replaceAll(MARKS, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

const partOf = (part: string, key: string) => `${part}${part.includes("#") ? "." : "#"}${encoded(key)}`;

/** @returns The names of the properties that lead to a part, and the mark at its end. */
function pathOf(part: string): { keys: string[]; end: string } {
  const end = /[?*]$/u.exec(part)?.[0] ?? "";
  const path = part.slice(part.indexOf("#") + 1, part.length - end.length);
  return { keys: part.includes("#") ? path.split(".").map(decodeURIComponent) : [], end };
}

/** The current value of a part. @throws when nothing of that name has been declared since the program started. */
export function valueOfPart(part: string): unknown {
  const compute = derivedValues.get(part);
  if (compute !== undefined) return unrecorded(compute);
  const load = objects.get(/^[^#*]*/u.exec(part)?.[0] ?? "");
  if (load === undefined) throw new Error(`no part of content is called ${part}`);
  const { keys, end } = pathOf(part);
  const value = unrecorded(() => keys.reduce<unknown>((object, key) => (isObject(object) ? Reflect.get(object, key) : undefined), load()));
  if (end === IS_THERE) return isObject(value);
  if (end === PROPERTIES) return isObject(value) ? Object.keys(value) : undefined;
  return value;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
