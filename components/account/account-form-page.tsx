/** The account screens that are one form each. */
import type { ReactNode } from "react";
import { AccountForm } from "#components/islands/forms/account-form.tsx";
import { PasskeySignIn } from "#components/islands/forms/passkey-sign-in.tsx";
import { Island } from "#components/ui/island.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import type { Page } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { AccountFormName } from "#schemas/account-forms.ts";
import type { Locale } from "#schemas/locale.ts";
import { ConfirmationMail } from "./confirmation-mail.tsx";
import { accountFormMessages, accountFormSpec, afterSignIn, signInReturns } from "./account-form-specs.ts";
import { AccountFrame, type WayOn } from "./account-frame.tsx";
import { WithoutAccount } from "./account-rows.tsx";
import { PasskeyOffer } from "./passkey-offer.tsx";

/** The forms of a screen: by itself, opened by a mailed link, and opened by the link that confirms a new address. */
type Screen = {
  plain: AccountFormName;
  linked?: AccountFormName;
  linkedAddress?: AccountFormName;
  ways: (t: Translate) => WayOn[];
};
type AccountScreen = keyof typeof SCREENS;

const toLogin = (t: Translate): WayOn => ({ path: "/account/login", label: t("account.backToLogin") });
const toAccount = (t: Translate): WayOn => ({ path: "/account", label: t("account.toAccount") });

const SCREENS = {
  login: {
    plain: "login",
    ways: (t) => [{ path: "/account/email-confirmation", label: t("account.toResend") }],
  },
  signup: { plain: "signup", ways: (t) => [{ path: "/account/login", label: t("account.hasAccount") }] },
  forgotPassword: { plain: "forgotPassword", ways: (t) => [toLogin(t)] },
  emailConfirmation: {
    plain: "emailConfirmation",
    linked: "confirmAccount",
    linkedAddress: "confirmAddress",
    ways: (t) => [toLogin(t)],
  },
  updatePassword: { plain: "changePassword", linked: "updatePassword", ways: (t) => [toAccount(t)] },
  deleteAccount: {
    plain: "deleteAccount",
    linked: "confirmDeletion",
    ways: (t) => [{ path: "/account", label: t("account.keep") }],
  },
} as const satisfies Record<string, Screen>;

function PasskeyWay({ locale, t }: { locale: Locale; t: Translate }) {
  return (
    <Island
      name="passkey-sign-in"
      when="person"
      of={PasskeySignIn}
      props={{
        label: t("account.passkeys.signIn"),
        waiting: t("account.passkeys.waiting"),
        or: t("account.or"),
        next: afterSignIn(locale),
        returns: signInReturns(locale),
        failures: accountFormMessages(t).failures,
      }}
    />
  );
}

type Part = (words: { locale: Locale }) => ReactNode;

const confirmationMail: Part = ({ locale }) => <ConfirmationMail mail="accountConfirm" locale={locale} />;

/** On the screen that makes an account: the mail that follows, and what goes without one. */
const forSignup: Part = ({ locale }) => (
  <>
    <ConfirmationMail mail="accountConfirm" isToCome locale={locale} />
    <WithoutAccount locale={locale} />
  </>
);

/** On the screen for those who have an account: the way to one, and what goes without. */
const forNewcomers: Part = ({ locale }) => (
  <>
    <div>
      <Heading words={(t) => t("account.noAccount")} locale={locale} className="mb-4 text-h3" />
      <ButtonRow>
        <ButtonLink href={localePath(locale, "/account/signup")}>{translatorFor(locale)("account.submit.signup")}</ButtonLink>
      </ButtonRow>
    </div>
    <WithoutAccount locale={locale} />
  </>
);

/** Above the form that sends the mail again: who came with its link needs neither. */
const whenNothingArrives: Part = ({ locale }) => (
  <div className="mb-7 mailed:hidden">
    <Heading words={(t) => t("account.notArrived.title")} locale={locale} className="mb-3 text-h3" />
    <p>{translatorFor(locale)("account.notArrived.text")}</p>
  </div>
);

/** What stands before a screen's form, and after its words. */
const BEFORE: Partial<Record<AccountScreen, Part>> = { emailConfirmation: whenNothingArrives };
const PANELS: Partial<Record<AccountScreen, Part>> = { login: forNewcomers, signup: forSignup };

/** Where a passkey does the same as the form, or makes it needless. */
const WITH_PASSKEY: ReadonlySet<AccountScreen> = new Set(["login", "forgotPassword"]);

/** @returns The view of one screen. */
export function accountFormPage(screen: AccountScreen) {
  const { plain, linked, linkedAddress, ways }: Screen = SCREENS[screen];
  return function AccountFormPage({ page, locale }: { page: Page; locale: Locale }) {
    const t = translatorFor(locale);
    return (
      <AccountFrame
        page={page}
        locale={locale}
        ways={ways(t)}
        layout={screen === "deleteAccount" ? "first" : "last"}
        panel={PANELS[screen]?.({ locale })}
        mail={screen === "emailConfirmation" ? confirmationMail({ locale }) : undefined}
        offer={screen === "updatePassword" ? (words) => <PasskeyOffer words={words} locale={locale} /> : undefined}
        below={WITH_PASSKEY.has(screen) && <PasskeyWay locale={locale} t={t} />}
      >
        {BEFORE[screen]?.({ locale })}
        <NeedsScript words={t("account.needsScript")}>
          <Island
            name="account-form"
            when={linked === undefined ? "asked" : "token"}
            of={AccountForm}
            props={{
              plain: accountFormSpec(plain, locale, t),
              linked: linked && accountFormSpec(linked, locale, t),
              linkedAddress: linkedAddress && accountFormSpec(linkedAddress, locale, t),
              returns: signInReturns(locale),
              ...(screen === "deleteAccount" ? { confirmation: t("account.confirmationWord") } : {}),
              messages: accountFormMessages(t),
            }}
          />
        </NeedsScript>
      </AccountFrame>
    );
  };
}
