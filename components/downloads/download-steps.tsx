/** Where a visitor is on the way to an installer: product, computer, mail. */
import { TextLink } from "#components/ui/text-link.tsx";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

const STEPS = ["product", "computer", "mail"] as const;
type Step = (typeof STEPS)[number];

type Props = {
  current: Step;
  /** Where the product was chosen, for those who choose again. */ choice?: string | undefined;
  /** Nothing had to be chosen on a page before the form. */ isDirect?: boolean;
  locale: Locale;
};

/** As wide as what stands below: rows of downloads, or the form. At the step "computer" there are two lists, of which one is shown: the second one once the mail is on its way. */
export function DownloadSteps({ current, choice, isDirect = false, locale }: Props) {
  const steps = isDirect ? STEPS.slice(1) : STEPS;
  const shared = { steps, choice, locale };
  if (current !== "computer") return <Steps {...shared} current={current} className={`mt-8 ${current === "mail" ? "max-w-xl" : ""}`} />;
  return (
    <>
      <Steps {...shared} current="computer" className="max-w-xl lg:max-w-none group-has-data-arrival/download:hidden" />
      <Steps {...shared} current="mail" className="max-w-xl lg:max-w-none not-group-has-data-arrival/download:hidden" />
    </>
  );
}

type StepsProps = { steps: readonly Step[]; current: Step; choice: string | undefined; locale: Locale; className: string };

function Steps({ steps, current, choice, locale, className }: StepsProps) {
  const t = translatorFor(locale);
  const reached = steps.indexOf(current);
  return (
    <ol className={`flex text-small max-sm:text-note ${className}`}>
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={`grow basis-0 border-t-2 pt-2 pr-2 last:pr-0 sm:pr-3 ${place > reached ? "border-line text-mute" : "border-tone"} ${step === current ? "font-semibold" : ""}`}
        >
          <span className="mr-1">{place + 1}</span>{" "}
          {step === "product" && choice !== undefined ? (
            <TextLink href={choice}>{t("downloads.step.product")}</TextLink>
          ) : (
            t(`downloads.step.${step}`)
          )}
        </li>
      ))}
    </ol>
  );
}
