/** Pagefind's fragment: the text of one page, with the places of its headings. */
import { gunzipSync } from "node:zlib";
import type { Fragment } from "#lib/search/fragment.ts";

type PagefindFragment = {
  url: string;
  meta: { title?: string };
  content: string;
  /** Headings and other elements with an id. */
  anchors: readonly { element: string; id: string; text: string }[];
};

/** Stands before the JSON in every fragment. */
const SIGNATURE = "pagefind_dcd";

/**
 * @param file A fragment as Pagefind writes it.
 * @throws when it is not one of the Pagefind version that this project pins.
 */
export function readFragment(file: Uint8Array): { url: string; fragment: Fragment } {
  const text = gunzipSync(file).toString("utf8");
  if (!text.startsWith(SIGNATURE)) throw new Error("not a fragment of Pagefind");
  // Pagefind puts spaces of no width between the words of Japanese and Chinese.
  const { url, meta, content, anchors } = JSON.parse(text.slice(SIGNATURE.length).replaceAll("\u200b", "")) as PagefindFragment;
  const headings = anchors.filter(({ element }) => /^h[2-4]$/u.test(element));
  return {
    url,
    fragment: { title: meta.title ?? "", content, headings: headings.map((heading) => ({ id: heading.id, text: heading.text })) },
  };
}
