/** The demo songs. The player belongs to another host, which hears of a visitor when they press a song, and not before. */
import { SongPlayer } from "#components/islands/media/song-player.tsx";
import { Island } from "#components/ui/island.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { playlistUrl, songs as playable } from "#lib/content/embeds.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function Playlist({ locale }: { locale: Locale }) {
  if (playlistUrl === undefined) return null;
  const t = translatorFor(locale);
  const songs = playable.map(({ url, title }) => ({ url, name: title, play: t("media.playSong", { song: title }) }));
  const name = t("media.allSongs");
  return (
    <div className="print:hidden" data-pagefind-ignore="">
      <div className="scripting-only">
        <Island
          name="song-player"
          when="touch"
          of={SongPlayer}
          props={{ songs, all: { url: playlistUrl, name, play: t("media.playSong", { song: name }) } }}
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
      <p className="mt-3 text-note text-mute">{t("media.fromHost", { host: new URL(playlistUrl).host })}</p>
    </div>
  );
}
