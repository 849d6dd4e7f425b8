/** A passkey in place of a password: a key in a field, what the page says about it, and the way to one. */
import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { KeyIcon } from "#components/ui/key-icon.tsx";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Radii of the rings around the key. */
const RINGS = [34, 62, 96, 136, 182, 234];

export function PasskeyOffer({ words, locale }: { words: ReactNode; locale: Locale }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-raise">
      <div aria-hidden="true" className="stage grid h-32 place-items-center overflow-hidden border-b border-line *:[grid-area:1/1]">
        <svg viewBox="-240 -64 480 128" fill="none" className="size-full stroke-rule opacity-60" preserveAspectRatio="xMidYMid slice">
          {RINGS.map((radius) => (
            <circle key={radius} r={radius} />
          ))}
        </svg>
        <KeyIcon className="size-11 text-tone" />
      </div>
      <div className="grid gap-6 p-6 [&_p]:text-small">
        {words}
        <ButtonLink href={localePath(locale, "/account")}>
          <span className="inline-flex items-center gap-3 align-middle">
            <KeyIcon /> <span>{translatorFor(locale)("account.submit.addPasskey")}</span>
          </span>
        </ButtonLink>
      </div>
    </div>
  );
}
