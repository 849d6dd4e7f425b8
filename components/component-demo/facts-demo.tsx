import { DownloadSteps } from "#components/downloads/download-steps.tsx";
import { ChannelRing } from "#components/facts/channel-ring.tsx";
import { Price } from "#components/facts/price.tsx";
import { Saving } from "#components/facts/saving.tsx";
import { Section } from "#components/ui/section.tsx";
import { StepList } from "#components/ui/step-list.tsx";
import { requireEdition } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function FactsDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const { price } = requireEdition("threeDXStandard").edition;
  return (
    <Section id="facts" title={() => "Price, Saving, ChannelRing, DownloadSteps, StepList"} locale={locale}>
      <p className="flex flex-wrap items-baseline gap-x-10 gap-y-4">
        <Price price={price} locale={locale} className="text-h2" />
        <Price price={price} locale={locale} from className="text-h3" />
        <Price price={{ list: 34_800 }} locale={locale} className="text-h3" />
        <Price price={{ free: true }} locale={locale} className="text-h3" />
        <Saving price={price} locale={locale} />
      </p>
      <p className="mt-8 flex flex-wrap gap-6" data-hue="190">
        {[1, 2, 6, 12, 24].map((count) => (
          <ChannelRing key={count} count={count} />
        ))}
      </p>
      {(["product", "computer", "mail"] as const).map((step) => (
        <DownloadSteps key={step} current={step} locale={locale} />
      ))}
      <div className="mt-14">
        <StepList
          steps={[
            { title: t("thanks.step.load.title"), text: t("thanks.step.load.text", { product: "3DX" }) },
            { title: t("thanks.step.reinstall.title"), text: t("thanks.step.reinstall.text") },
            { title: t("thanks.step.activate.title"), text: t("thanks.step.activate.text") },
          ]}
        />
      </div>
    </Section>
  );
}
