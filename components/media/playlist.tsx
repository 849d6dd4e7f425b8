/** The demo songs. The player belongs to another host, which hears of a visitor when they press a song, and not before. */
import { SongPlayer } from "#components/islands/media/song-player.tsx";
import { Island } from "#components/ui/island.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { playlistUrl, songs as playable } from "#lib/content/embeds.ts";
import { formatList } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function Playlist({ locale }: { locale: Locale }) {
  if (playlistUrl === undefined) return null;
  const t = translatorFor(locale);
  const host = new URL(playlistUrl).host;
  const songs = playable.map(({ url, title, products, hue, seconds }) => ({
    url,
    name: title,
    hue,
    play: t("media.playSong", { song: title }),
    madeWith: products.length === 0 ? undefined : formatList(products, locale),
    length: seconds === undefined ? undefined : minutesAndSeconds(seconds),
  }));
  const name = t("media.allSongs");
  const total = playable.reduce<number | undefined>(
    (sum, { seconds }) => (sum === undefined || seconds === undefined ? undefined : sum + seconds),
    0,
  );
  return (
    <div className="print:hidden" data-pagefind-ignore="">
      <div className="scripting-only">
        <Island
          name="song-player"
          when="touch"
          of={SongPlayer}
          props={{
            songs,
            all: {
              url: playlistUrl,
              name,
              length: total === undefined ? undefined : minutesAndSeconds(total),
              play: t("media.playSong", { song: name }),
            },
            stalled: t("media.stalled", { host }),
          }}
        />
      </div>
      <ol className="no-scripting-only list-decimal pl-6">
        {songs.map((song) => (
          <li key={song.url}>
            <TextLink href={song.url} className="inline-block py-1">
              {song.name}
            </TextLink>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-note text-mute">{t("media.fromHost", { host })}</p>
    </div>
  );
}

/** As every player shows it: 3:34. */
const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
