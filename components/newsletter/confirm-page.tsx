/** What the newsletter's confirmation mail opens. Opening changes nothing: mail scanners open links, too. */
import { MailAction } from "#components/islands/forms/mail-action.tsx";
import { Island } from "#components/ui/island.tsx";
import { MailFigure } from "#components/ui/mail-figure.tsx";
import { DecorativeImage } from "#components/ui/decorative-image.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import { refusalsByFragment, TargetOutcomes } from "#components/ui/target-outcomes.tsx";
import type { Page } from "#lib/content/pages.ts";
import { listSoldProducts } from "#lib/content/products.ts";
import { listLatest } from "#lib/content/releases.ts";
import { failureOutcomes } from "#lib/failure-messages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function NewsletterConfirmPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const newest = listLatest(listSoldProducts(locale), locale).filter(({ words }) => words.language === locale);
  // Preferably one with PATCH 0: it changed something to hear or to see.
  const news = newest.find(({ latest: { version } }) => version.endsWith(".0")) ?? newest[0];
  // A part of the window, whose letters can be read at a mail's width.
  const image = news?.facts.details[0] ?? news?.facts.editions.at(-1)?.image;
  const onward = { href: localePath(locale, "/products"), label: t("products.seeAll") };
  const subscribe = { href: `${localePath(locale, "/")}#newsletter`, label: t("newsletterConfirm.subscribeAgain") };
  const outcomes = {
    done: { ...pickMessages(t, "newsletterConfirm.confirmed", "title", "text"), way: onward },
    repeated: { ...pickMessages(t, "newsletterConfirm.already", "title", "text"), way: onward },
    INVALID_TOKEN: { ...pickMessages(t, "newsletterConfirm.invalid", "title", "text"), way: subscribe },
    TOKEN_EXPIRED: { ...pickMessages(t, "newsletterConfirm.expired", "title", "text"), way: subscribe },
    ...failureOutcomes(t),
  };
  return (
    <TaskHead
      name={page.data.title}
      headline={page.data.headline}
      locale={locale}
      lead={page.data.lead}
      figure={
        <MailFigure
          caption={t("newsletterConfirm.example")}
          subject={news?.words.data.tagline ?? t("newsletter.title")}
          text={news && t("newsletterConfirm.news", { release: `${news.facts.name} ${news.latest.version}` })}
          picture={
            image && (
              <DecorativeImage
                picture={image}
                sizes="(min-width: 68rem) 27rem, 94vw"
                className="aspect-video w-full object-cover object-top"
              />
            )
          }
        />
      }
    >
      <TargetOutcomes
        outcomes={{ ...refusalsByFragment(outcomes), confirmed: outcomes.done, "already-confirmed": outcomes.repeated }}
        good={["confirmed", "already-confirmed"]}
        className="mt-9"
      >
        <Island
          name="mail-action"
          when="person"
          of={MailAction}
          props={{ action: "confirm", submit: t("newsletterConfirm.submit"), sending: t("newsletterConfirm.sending"), outcomes }}
        />
        <p className="mt-6 text-small text-mute ended:hidden">{t("newsletterConfirm.mistake")}</p>
      </TargetOutcomes>
    </TaskHead>
  );
}
