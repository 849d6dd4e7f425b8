/** Where a visitor is on the way to an installer: product, computer, mail. */
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

const STEPS = ["product", "computer", "mail"] as const;
type Step = (typeof STEPS)[number];

type Props = { current: Step; locale: Locale };

/** As wide as what stands below: rows of downloads, or the form. At the step "computer" there are two lists, of which one is shown: the second one once the mail is on its way. */
export function DownloadSteps({ current, locale }: Props) {
  if (current !== "computer") return <Steps current={current} locale={locale} className={current === "mail" ? "max-w-xl" : ""} />;
  return (
    <>
      <Steps current="computer" locale={locale} className="max-w-xl group-has-data-arrival/download:hidden" />
      <Steps current="mail" locale={locale} className="max-w-xl not-group-has-data-arrival/download:hidden" />
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
          className={`grow border-t-2 sm:basis-0 pt-2 pr-2 sm:pr-3 ${place <= reached ? "border-tone" : "border-line text-mute"} ${step === current ? "font-semibold" : ""}`}
        >
          {place < reached && (
            <svg
              viewBox="0 0 16 16"
              width="16"
              height="16"
              fill="none"
              strokeWidth="2"
              className="mr-1.5 inline-block align-[-0.125em] stroke-tone"
              aria-hidden="true"
            >
              <path d="M3 8.5l3.3 3.3L13 4.8" />
            </svg>
          )}
          {t(`downloads.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
