/** The top of the home page: what the company is for, beside the field on which its products sound. */
import { ScenePlayer } from "#components/islands/scene-player.tsx";
import { SCENE_SECONDS } from "#components/islands/scene/scene-paths.ts";
import { listVoices, SoundField } from "#components/products/sound-field.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { HeadlineLines } from "#components/ui/headline-lines.tsx";
import { Island } from "#components/ui/island.tsx";
import type { Page } from "#lib/content/pages.ts";
import { headingId } from "#lib/heading-id.ts";
import { formatNumber } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Characters of a line that would reach into the field. */
const LONG_LINE = 13;

export function HomeHero({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const isLong = page.data.headline.some((line) => line.length > LONG_LINE);
  const words = {
    play: t("home.scenePlay", { seconds: formatNumber(SCENE_SECONDS, locale) }),
    stop: t("demos.stop"),
    hint: t("home.sceneHint"),
    unavailable: t("demos.unavailable"),
  };
  return (
    <div className="relative isolate overflow-clip">
      {/* The field lies below the text and is still pressed through the space beside it. */}
      <div className="pointer-events-none relative z-10 mx-auto flex max-w-6xl flex-col justify-center px-5 pt-[18rem] pb-12 sm:pt-[30rem] md:px-8 md:pb-20 lg:min-h-[46rem] lg:py-10">
        <h1
          id={headingId(page.data.headline.join(" "))}
          className={`pointer-events-auto w-fit leading-[1.08] ${isLong ? "text-h1" : "text-hero"}`}
        >
          <HeadlineLines lines={page.data.headline} />
        </h1>
        <p className="pointer-events-auto mt-6 mb-7 max-w-[25em] text-lead text-mute lg:mt-7 lg:mb-9 lg:max-w-[21em] min-[85rem]:max-w-[25em]">
          {page.data.lead}
        </p>
        <div className="scripting-only pointer-events-auto mb-5 sm:w-fit print:hidden" data-pagefind-ignore="">
          <Island name="scene-player" when="touch" of={ScenePlayer} props={{ words, voices: listVoices(locale) }} />
        </div>
        <ButtonRow className="pointer-events-auto max-sm:w-full">
          <ButtonLink href={localePath(locale, "/products")}>{t("products.seeAll")}</ButtonLink>
        </ButtonRow>
      </div>
      <SoundField
        locale={locale}
        className="absolute max-lg:-top-11 max-lg:left-1/2 max-lg:w-[23.25rem] max-lg:-translate-x-1/2 sm:max-lg:-top-[7rem] sm:max-lg:w-[44rem] lg:top-1/2 lg:-right-44 lg:w-[59rem] lg:-translate-y-1/2 lg:[mask-image:linear-gradient(to_right,transparent_18.5%,black_22%)] min-[85rem]:-right-47 min-[85rem]:w-[68rem] min-[110rem]:right-auto min-[110rem]:left-[calc(50%-8rem)] min-[110rem]:w-[72rem]"
      />
    </div>
  );
}
