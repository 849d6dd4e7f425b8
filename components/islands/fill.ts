/**
 * @param message A text with names in braces: "Signed in as {name}".
 * @returns The text with each name's value in its place; a name without a value stays as it is.
 */
export const fill = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/gu, (gap, name: string) => values[name] ?? gap);
