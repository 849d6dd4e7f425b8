/** Players of other hosts that a visitor may call in: the products' videos and the demo songs. */
import { documentOf } from "./documents.ts";
import { productFacts, requireFacts } from "./products.ts";
import { requireLink } from "./site.ts";

const { playlist } = documentOf("Links");

/** The address of a product's video, where it has one. */
export function findVideo(product: string): string | undefined {
  const key = productFacts.get(product)?.video;
  return key === undefined ? undefined : requireLink(key);
}

/** Where the whole playlist plays; undefined for a vendor without one. */
export const playlistUrl = playlist === undefined ? undefined : requireLink(playlist.link);

/** A song of the playlist: what it was made with, the hue of the first plug-in, and its seconds, where they are known. */
type Song = { url: string; title: string; products: readonly string[]; hue: number | undefined; seconds: number | undefined };

/** The demo songs in their order. A song's player is the playlist's own with the song's id in the last place of its path. */
export const songs: readonly Song[] = (playlist?.songs ?? []).map(({ id, title, products = [], seconds }) => {
  const url = new URL(playlistUrl ?? "");
  url.pathname = url.pathname.replace(/[^/]*$/u, encodeURIComponent(id));
  const facts = products.map(requireFacts);
  return { url: url.href, title, products: facts.map(({ name }) => name), hue: facts[0]?.hue, seconds };
});

/** The origins that documents may frame: those of the players, and no other. */
export function embedOrigins(): string[] {
  const players = [...[...productFacts.keys()].map(findVideo), playlistUrl, ...songs.map(({ url }) => url)];
  return [...new Set(players.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])))].sort();
}
