import { PictureStandIn } from "#components/windows/picture-stand-in.tsx";
import { ArrivalSign } from "#components/ui/arrival.tsx";
import { FieldFigure } from "#components/ui/field-figure.tsx";
import { InboxFigure } from "#components/ui/inbox-figure.tsx";
import { MailFigure } from "#components/ui/mail-figure.tsx";
import { MixNotesFigure } from "#components/ui/mix-notes-figure.tsx";
import { ScreenFigure } from "#components/ui/screen-figure.tsx";
import { Section } from "#components/ui/section.tsx";
import { VersionFigure } from "#components/ui/version-figure.tsx";
import { productFacts } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { Shown, State, States } from "./shown.tsx";

/** What words from content may draw: a field, a screen, a version, a chain; and what stands in for a product's picture. */
export function DrawingsDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const [{ name, hue }] = [...productFacts.values()] as [ProductFacts];
  return (
    <Section id="drawings" title={(t) => t("componentDemo.drawings")} locale={locale}>
      <div className="border-t border-line py-8 [&_.field-figure]:my-0">
        <States>
          <State name="PictureStandIn">
            <div data-hue={hue}>
              <PictureStandIn name={name} locale={locale} />
            </div>
          </State>
          <State name="FieldFigure">
            <FieldFigure sources={[{ degrees: 110, ring: 3 }]} sounding={[{ degrees: -30, ring: 2 }]} />
          </State>
          <State name="MixNotesFigure">
            <MixNotesFigure notes={[`0:24 ${name}`, `1:10 ${name}`]} hue={hue} />
          </State>
          <State name="ScreenFigure">
            <ScreenFigure title={name} hue={hue} field="Licence key" buttons={["Start Trial", "Activate"]} press="Activate" />
          </State>
          <State name="InboxFigure">
            <InboxFigure caption={name} subject={name} preview={name} notes={[]} locale={locale} />
          </State>
          <State name="MailFigure">
            <MailFigure caption={name} subject={name} text={name} />
          </State>
        </States>
      </div>
      <Shown name="VersionFigure">
        <VersionFigure from="1.2.3" to="1.3.0" />
      </Shown>
      <Shown name="chain">
        <div className="words chain max-w-none">
          <ol>
            {(["install", "load", "activate"] as const).map((step) => (
              <li key={step}>{t(`thanks.step.${step}.title`)}</li>
            ))}
          </ol>
        </div>
      </Shown>
      <Shown name="ArrivalSign" isDrawn>
        <div className="flex gap-8">
          <ArrivalSign />
          <ArrivalSign isProblem />
        </div>
      </Shown>
    </Section>
  );
}
