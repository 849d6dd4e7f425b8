/** The signed-in view of the account page. The document is the same for everybody; the browser requests who is signed in. */
import { OwnAccount } from "#components/islands/account/own-account.tsx";
import { Island } from "#components/ui/island.tsx";
import { hasPage, linkTo } from "#lib/content/routes.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import { APP_CLIENTS } from "#schemas/app-login.ts";
import { DAY_FORMATS, type Locale, LOCALE_NAMES } from "#schemas/locale.ts";
import { accountFormMessages, accountFormSpec } from "./account-form-specs.ts";

/** The browser fills these gaps. */
const GAPS = { name: "{name}", day: "{day}" };

export function OwnAccountSection({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <Island
      name="own-account"
      when="returned"
      of={OwnAccount}
      props={{
        formats: DAY_FORMATS[locale],
        languages: LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
        profile: accountFormSpec("changeProfile", locale, t),
        address: accountFormSpec("changeAddress", locale, t),
        form: accountFormMessages(t),
        settings: [
          ...linkTo("/account/update-password", t("account.room.password.title"), locale),
          ...linkTo("/account/delete-account", t("account.room.delete.title"), locale),
        ],
        passkeyForms: {
          add: accountFormSpec("addPasskey", locale, t),
          name: accountFormSpec("namePasskey", locale, t),
          removePassword: accountFormSpec("removePassword", locale, t),
        },
        messages: {
          signedInAs: t("account.own.signedInAs", GAPS),
          ...pickMessages(
            t,
            "account.own",
            "notKept",
            "signOut",
            "profile",
            "language",
            "address",
            "devices",
            "thisDevice",
            "unknownDevice",
          ),
          lastUsed: t("account.own.lastUsed", GAPS),
          signOutOthers: t("account.own.signOutOthers"),
          apps: Object.fromEntries(APP_CLIENTS.map((app) => [app, t(`account.own.appName.${app}`)])),
          newsletter: hasPage("/newsletter/confirm", locale) ? t("account.own.newsletter") : "",
          newsletterStates: pickMessages(t, "account.own.newsletterState", "confirmed", "pending", "none"),
          mails: t("account.own.mails"),
          mailKinds: pickMessages(t, "account.own.mail", "downloadLink", "licenceKeyReceipt"),
          ...pickMessages(t, "account.own", "data", "dataText", "export"),
          passkeys: {
            ...pickMessages(t, "account.passkeys", "title", "text"),
            added: t("account.passkeys.added", GAPS),
            ...pickMessages(t, "account.passkeys", "remove", "removePassword", "removePasswordText", "noPassword", "notAdded"),
            setPassword: { href: localePath(locale, "/account/forgot-password"), label: t("account.passkeys.setPassword") },
          },
        },
      }}
    />
  );
}
