import { MailOutcome } from "#components/ui/mail-outcome.tsx";
import { Section } from "#components/ui/section.tsx";
import { TargetOutcomes } from "#components/ui/target-outcomes.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { productFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { Shown } from "./shown.tsx";

/** What became of a mailed link, good and bad; then the same as a page without script shows it, by its address alone. */
export function MailDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const [{ hue } = { hue: undefined }] = productFacts.values();
  const good = {
    ...pickMessages(t, "newsletterConfirm.confirmed", "title", "text"),
    way: { href: localePath(locale, "/products"), label: t("products.seeAll") },
  };
  const bad = pickMessages(t, "newsletterConfirm.expired", "title", "text");
  return (
    <Section id="mail" title={(t) => t("componentDemo.mail")} locale={locale}>
      <Shown name="MailOutcome" isDrawn>
        <div data-hue={hue} className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <MailOutcome words={good} isProblem={false} />
          <MailOutcome words={bad} isProblem />
        </div>
      </Shown>
      <Shown name="TargetOutcomes">
        <TargetOutcomes outcomes={{ "demo-good": good, "demo-bad": bad }} good={["demo-good"]}>
          <p className="flex flex-wrap gap-x-8 gap-y-2">
            <TextLink href="#demo-good">{good.title}</TextLink>
            <TextLink href="#demo-bad">{bad.title}</TextLink>
          </p>
        </TargetOutcomes>
      </Shown>
    </Section>
  );
}
