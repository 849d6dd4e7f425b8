/** An entity in the vocabulary of schema.org. */
export type Thing = { "@type": string | readonly string[]; [property: string]: unknown };

/** Creates an entity without its undefined properties. */
export function thing(type: Thing["@type"], properties: Readonly<Record<string, unknown>>): Thing {
  return { "@type": type, ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) };
}

/** A term of the vocabulary, such as `InStock`. */
export const term = (name: string): string => `https://schema.org/${name}`;
