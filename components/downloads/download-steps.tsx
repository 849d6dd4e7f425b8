/** The steps of a download: product, computer, mail. */
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

const STEPS = ["product", "computer", "mail"] as const;

export function DownloadSteps({ current, locale }: { current: (typeof STEPS)[number]; locale: Locale }) {
  const t = translatorFor(locale);
  const currentIndex = STEPS.indexOf(current);
  return (
    <ol className="mt-10 flex max-w-xl text-small">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={`grow basis-0 border-t-2 pt-2 pr-3 ${index <= currentIndex ? "border-tone" : "border-line text-mute"} ${step === current ? "font-semibold" : ""}`}
        >
          {t(`downloads.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
