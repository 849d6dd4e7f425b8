/** A product's video behind a poster of our own: the host of the video hears of a visitor when they press, and not before. */
import { PlayRing } from "#components/islands/media/play-ring.tsx";
import { VideoPlayer } from "#components/islands/media/video-player.tsx";
import { DecorativeImage } from "#components/ui/decorative-image.tsx";
import { Island } from "#components/ui/island.tsx";
import { findVideo } from "#lib/content/embeds.ts";
import { requireProduct } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Nothing for a product without a video. */
export function ProductVideo({ product, locale }: { product: string; locale: Locale }) {
  const t = translatorFor(locale);
  const url = findVideo(product);
  const { facts, words } = requireProduct(product, locale);
  if (url === undefined) return null;
  const host = new URL(url).host;
  const still = facts.editions.at(-1)?.image;
  const play = t("media.playVideo", { product: facts.name });
  return (
    <figure data-hue={facts.hue} data-pagefind-ignore="">
      <div className="stage relative isolate aspect-video overflow-hidden rounded-lg">
        {still && (
          <DecorativeImage
            picture={still}
            sizes="(min-width: 68rem) 68rem, 94vw"
            className="absolute inset-0 -z-20 size-full max-w-none object-cover opacity-45"
          />
        )}
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-paper to-transparent to-60%" />
        <div className="absolute inset-x-0 bottom-0 -z-10 p-5 md:p-9">
          <p className="text-h2 leading-tight font-semibold">{facts.name}</p>
          <p className="mt-1 max-w-[36em] text-lead text-mute max-sm:hidden">{words.data.tagline}</p>
        </div>
        <div className="scripting-only">
          <Island
            name="video-player"
            when="touch"
            of={VideoPlayer}
            props={{ url, play, title: t("media.videoTitle", { product: facts.name }) }}
          />
        </div>
        <a href={url} aria-label={play} className="no-scripting-only absolute inset-0">
          <PlayRing className="absolute inset-0 m-auto w-20 md:w-28" />
        </a>
      </div>
      <figcaption className="mt-3 text-note text-mute">{t("media.fromHost", { host })}</figcaption>
    </figure>
  );
}
