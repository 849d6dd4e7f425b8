/** Where a visitor is on the way to an installer: product, computer, mail. */
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

const STEPS = ["product", "computer", "mail"] as const;
type Step = (typeof STEPS)[number];

type Props = {
  current: Step;
  /** Nothing had to be chosen on a page before the form. */ isDirect?: boolean;
  locale: Locale;
};

/** As wide as what stands below: rows of downloads, or the form. At the step "computer" there are two lists, of which one is shown: the second one once the mail is on its way. */
export function DownloadSteps({ current, isDirect = false, locale }: Props) {
  const steps = isDirect ? STEPS.slice(1) : STEPS;
  const shared = { steps, locale };
  if (current !== "computer") return <Steps {...shared} current={current} className={`mt-8 ${current === "mail" ? "max-w-xl" : ""}`} />;
  return (
    <>
      <Steps {...shared} current="computer" className="max-w-xl lg:max-w-none group-has-data-arrival/download:hidden" />
      <Steps {...shared} current="mail" className="max-w-xl lg:max-w-none not-group-has-data-arrival/download:hidden" />
    </>
  );
}

type StepsProps = { steps: readonly Step[]; current: Step; locale: Locale; className: string };

function Steps({ steps, current, locale, className }: StepsProps) {
  const t = translatorFor(locale);
  const reached = steps.indexOf(current);
  return (
    <ol className={`flex text-small max-sm:text-note ${className}`}>
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={`grow border-t-2 sm:basis-0 pt-2 pr-2 sm:pr-3 ${place < reached ? "border-tone" : step === current ? "border-ink font-semibold" : "border-line text-mute"}`}
        >
          {place < reached ? (
            <svg
              viewBox="0 0 16 16"
              width="16"
              height="16"
              fill="none"
              strokeWidth="2"
              className="mr-2 inline-block align-[-0.125em] stroke-tone"
              aria-hidden="true"
            >
              <path d="M3 8.5l3.3 3.3L13 4.8" />
            </svg>
          ) : (
            <span className="mr-1">{place + 1}</span>
          )}{" "}
          {t(`downloads.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
