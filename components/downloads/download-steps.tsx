/** Where a visitor is on the way to an installer: product, computer, mail. */
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

const STEPS = ["product", "computer", "mail"] as const;
type Step = (typeof STEPS)[number];

/** As wide as what stands below: rows of downloads, or the form. On the page of the form there are two lists, of which one is shown: the second one from the moment when the mail is on its way. */
export function DownloadSteps({ current, locale }: { current: Step; locale: Locale }) {
  if (current !== "computer") return <Steps current={current} locale={locale} className="max-w-[39rem]" />;
  return (
    <>
      <Steps current="computer" locale={locale} className="max-w-[31.5rem] group-has-data-arrival/download:hidden" />
      <Steps current="mail" locale={locale} className="max-w-[31.5rem] not-group-has-data-arrival/download:hidden" />
    </>
  );
}

function Steps({ current, locale, className }: { current: Step; locale: Locale; className: string }) {
  const t = translatorFor(locale);
  const reached = STEPS.indexOf(current);
  return (
    <ol className={`mt-10 flex text-small max-sm:text-note ${className}`}>
      {STEPS.map((step, place) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={`grow border-t-2 sm:basis-0 pt-2 pr-2 text-pretty sm:pr-3 ${place <= reached ? "border-tone" : "border-line text-mute"} ${step === current ? "font-semibold" : ""}`}
        >
          {t(`downloads.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
