import type { ReactNode } from "react";
import { ProductActions } from "#components/layout/product-actions.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { productFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { Shown } from "./shown.tsx";

/** Two rows show each kind; more products only repeat them. */
const ACTIONS = 6;

const GRID = "grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-x-1";

/** As a pointer and the keyboard change them; on this page, in one place, without either. */
const HOVER = { primary: "*:bg-strong", plain: "*:border-ink *:bg-ink *:text-paper" };
const statesOf = (tone: keyof typeof HOVER) =>
  [
    { state: tone, look: undefined, size: "large" },
    { state: "hover", look: HOVER[tone], size: "large" },
    { state: "focus", look: "*:outline-2 *:outline-offset-3 *:outline-ink", size: "large" },
    { state: "small", look: undefined, size: "small" },
  ] as const;

export function ButtonsDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const button = { label: t("newsletter.submit"), sendingLabel: t("newsletter.sending"), isSending: false };
  const target = localePath(locale, "/products");
  return (
    <Section id="buttons" title={(t) => t("componentDemo.buttons")} locale={locale}>
      <Shown name="ButtonLink">
        <ul className={GRID}>
          {(["primary", "plain"] as const).flatMap((tone) =>
            statesOf(tone).map(({ state, look, size }) => (
              <Named key={`${tone} ${state}`} name={state}>
                <span className={look}>
                  <ButtonLink href={target} tone={tone} size={size}>
                    {t("products.download")}
                  </ButtonLink>
                </span>
              </Named>
            )),
          )}
        </ul>
      </Shown>
      <Shown name="SubmitButton">
        <ul className={GRID}>
          <Named name="primary">
            <SubmitButton {...button} />
          </Named>
          <Named name="plain">
            <SubmitButton {...button} tone="plain" />
          </Named>
          <Named name="disabled">
            <SubmitButton {...button} disabled />
          </Named>
          <Named name="sending" isLong>
            <SubmitButton {...button} isSending />
          </Named>
        </ul>
      </Shown>
      <Shown name="TextLink">
        <ul className={GRID}>
          {(["plain", "signal", "listed", "quiet"] as const).map((tone) => (
            <Named key={tone} name={tone}>
              <TextLink href={target} tone={tone}>
                {t("products.seeAll")}
              </TextLink>
            </Named>
          ))}
        </ul>
      </Shown>
      <Shown name="ProductActions">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {[...productFacts].slice(0, ACTIONS).map(([product, { name }]) => (
            <li key={product} className="grid content-start justify-items-start gap-2 text-small">
              <span className="text-mute">{name}</span>
              <ProductActions product={product} locale={locale} />
            </li>
          ))}
        </ul>
      </Shown>
    </Section>
  );
}

/** One state, its name in code below it. */
function Named({ name, isLong = false, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <li className={`flex flex-col items-start gap-2 ${isLong ? "max-sm:col-span-2" : ""}`}>
      <div className="my-auto">{children}</div>
      <code className="text-note text-mute">{name}</code>
    </li>
  );
}
