/** Where a visitor is on the way to an installer: product, computer, mail. */
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

const STEPS = ["product", "computer", "mail"] as const;

export function DownloadSteps({ current, locale }: { current: (typeof STEPS)[number]; locale: Locale }) {
  const t = translatorFor(locale);
  const reached = STEPS.indexOf(current);
  return (
    <ol className="mt-10 flex max-w-xl text-small">
      {STEPS.map((step, place) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={`grow basis-0 border-t-2 pt-2 pr-3 ${place <= reached ? "border-tone" : "border-line text-mute"} ${step === current ? "font-semibold" : ""}`}
        >
          {t(`downloads.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
