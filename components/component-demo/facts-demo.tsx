import { DownloadSteps } from "#components/downloads/download-steps.tsx";
import { ChannelRing } from "#components/ui/channel-ring.tsx";
import { Price } from "#components/prices/price.tsx";
import { Saving } from "#components/prices/saving.tsx";
import { Section } from "#components/ui/section.tsx";
import { StepList } from "#components/ui/step-list.tsx";
import { productFacts } from "#lib/content/products.ts";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { Shown } from "./shown.tsx";

/** Facts as they are drawn: prices, channels, steps. */
export function FactsDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const [{ name, editions }] = [...productFacts.values()] as [ProductFacts];
  const { price } = editions.at(-1) as Edition;
  return (
    <Section id="facts" title={(t) => t("componentDemo.facts")} locale={locale}>
      <Shown name="Price, Saving">
        <p className="flex flex-wrap items-baseline gap-x-10 gap-y-4">
          <Price price={price} locale={locale} className="text-h2" />
          <Price price={price} locale={locale} from className="text-h3" />
          <Price price={{ list: 34_800 }} locale={locale} className="text-h3" />
          <Price price={{ free: true }} locale={locale} className="text-h3" />
          <Saving price={price} locale={locale} />
        </p>
      </Shown>
      <Shown name="ChannelRing" isDrawn>
        <p className="flex flex-wrap gap-6" data-hue="190">
          {[1, 2, 6, 12, 24].map((count) => (
            <ChannelRing key={count} count={count} />
          ))}
        </p>
      </Shown>
      <Shown name="DownloadSteps">
        <div className="-mt-10">
          <DownloadSteps current="mail" locale={locale} />
        </div>
      </Shown>
      <Shown name="StepList" isWide>
        <StepList
          steps={[
            { title: t("thanks.step.install.title"), text: t("thanks.step.install.text", { product: name }) },
            { title: t("thanks.step.load.title"), text: t("thanks.step.load.text", { product: name }) },
            pickMessages(t, "thanks.step.activate", "title", "text"),
          ]}
        />
      </Shown>
    </Section>
  );
}
