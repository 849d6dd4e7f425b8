/** What pages tell machines about things, in the vocabulary of schema.org. */
export type Thing = { "@type": string | readonly string[]; [property: string]: unknown };

/** Leaves out what is not known: an empty property says something false. */
export function thing(type: Thing["@type"], properties: Readonly<Record<string, unknown>>): Thing {
  return { "@type": type, ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) };
}

/** A term of the vocabulary, such as `InStock`. */
export const term = (name: string): string => `https://schema.org/${name}`;
