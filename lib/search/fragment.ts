/** Pagefind's fragment: the text of one page, with the places of its headings. */

export type Fragment = {
  url: string;
  /** The first heading, which begins the text. */
  meta: { title?: string };
  content: string;
  /** Headings and other elements with an id; `location` is the number of the word in `content` at which one begins. */
  anchors: readonly { element: string; id: string; text: string; location: number }[];
};

/** Stands before the JSON in every fragment. */
const SIGNATURE = "pagefind_dcd";

/**
 * @param bytes A fragment after decompression.
 * @throws when it is not one of the Pagefind version that this project pins.
 */
export function parseFragment(bytes: Uint8Array): Fragment {
  const text = new TextDecoder().decode(bytes);
  if (!text.startsWith(SIGNATURE)) throw new Error("not a fragment of Pagefind");
  // Pagefind puts spaces of no width between the words of Japanese and Chinese.
  return JSON.parse(text.slice(SIGNATURE.length).replaceAll("\u200b", "")) as Fragment;
}
