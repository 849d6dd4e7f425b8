/** As React writes a straight apostrophe, between two letters or behind a plural: "don't", "bands' ". Scripts have other ones. */
const STRAIGHT = /(?<=\p{L})&#x27;(?=\p{L})|(?<=s)&#x27;(?=\s)/gu;

/** @param html A finished document. @returns The same document with the apostrophes of print; authors type those of the keyboard. */
export const setApostrophes = (html: string): string => html.replaceAll(STRAIGHT, "’");
