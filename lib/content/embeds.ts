/** Players of other hosts: the products' videos and the demo songs. */
import { documentOf } from "./documents.ts";
import { productFacts } from "./products.ts";
import { requireLink } from "./site.ts";

const { playlist } = documentOf("Links");

/** The address of a product's video, if it has one. */
export function findVideo(product: string): string | undefined {
  const key = productFacts.get(product)?.video;
  return key === undefined ? undefined : requireLink(key);
}

/** The address of the player for the whole playlist. */
export const playlistUrl = requireLink(playlist.link);

/** The demo songs. The address of a song's player is that of the playlist with the song's id as last path segment. */
export const songs: readonly { url: string; title: string }[] = playlist.songs.map(({ id, title }) => {
  const url = new URL(playlistUrl);
  url.pathname = url.pathname.replace(/[^/]*$/u, encodeURIComponent(id));
  return { url: url.href, title };
});

/** The origins that documents may embed in frames. */
export function embedOrigins(): string[] {
  const videos = [...productFacts.keys()].flatMap((product) => findVideo(product) ?? []);
  return [...new Set([...videos, playlistUrl, ...songs.map(({ url }) => url)].map((url) => new URL(url).origin))].sort();
}
