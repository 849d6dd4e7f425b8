"use client";

import { useEffect, useState } from "react";
import { fill } from "#components/islands/fill.ts";
import { type AccountFormMessages, type AccountFormSpec, OneForm } from "#components/islands/forms/account-form.tsx";
import { callApi, postJson } from "#components/islands/forms/call-api.ts";
import { useKeptFocus } from "#components/islands/use-kept-focus.ts";
import { FormStatus } from "#components/ui/form-status.tsx";
import { TextButton } from "#components/ui/text-button.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { dayFormatter } from "#lib/i18n/day-formatter.ts";
import { accountErrorCodes } from "#schemas/account-forms.ts";
import type { DayFormat } from "#schemas/locale.ts";
import { PasskeyList, type PasskeyForms, type PasskeyMessages } from "./passkey-list.tsx";
import { DeviceList, type DeviceMessages } from "./device-list.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { OwnSection } from "./own-section.tsx";
import { useOwnAccount } from "./use-own-account.ts";

type Props = {
  /** For dates: a tag of Intl. */
  formats: DayFormat;
  languages: readonly { value: string; label: string }[];
  profile: AccountFormSpec;
  address: AccountFormSpec;
  form: AccountFormMessages;
  /** Links to the pages that change the account. */
  settings: readonly { href: string; label: string }[];
  messages: DeviceMessages & {
    signedInAs: string;
    notKept: string;
    signOut: string;
    profile: string;
    language: string;
    address: string;
    /** Empty for a vendor without one. */
    newsletter: string;
    newsletterStates: Readonly<Record<string, string>>;
    mails: string;
    mailKinds: Readonly<Record<string, string>>;
    data: string;
    dataText: string;
    export: string;
    passkeys: PasskeyMessages;
  };
  passkeyForms: PasskeyForms;
};

function showSignedOut(isShown: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-signed-out]")) element.hidden = !isShown;
}

/** The account of who is signed in. The static page below it is for everybody else, and its two buttons give way to this. */
export function OwnAccount({ formats, languages, profile, address, form, settings, passkeyForms, messages }: Props) {
  const kept = useKeptFocus<HTMLDivElement>();
  const { account: answer, isRefused, load, forget } = useOwnAccount();
  /** Shown where the control stands that failed, so that it is seen by the person who pressed it. */
  const [failure, setFailure] = useState<{ path: string; words: string }>();
  const [isEnded, setIsEnded] = useState(false);

  const isSignedIn = answer !== undefined;
  useEffect(() => {
    if (!isSignedIn) return;
    showSignedOut(false);
    return () => showSignedOut(true);
  }, [isSignedIn]);

  /** Takes the account away if its session has ended elsewhere, and says why. */
  const end = async () => {
    setIsEnded(true);
    await load();
  };
  const act = async (path: string, value: object) => {
    setFailure(undefined);
    setIsEnded(false);
    const outcome = await callApi(`/api/auth/${path}`, accountErrorCodes, postJson(value));
    if (!outcome.success) setFailure({ path, words: form.failures[outcome.code] });
    // Shown without asking again, because the next call may fail.
    if (outcome.success && path === "sign-out") {
      forget();
      showSignedOut(true);
      document.querySelector<HTMLElement>("[data-signed-out] a")?.focus();
    } else if (!outcome.success && outcome.code === "SIGN_IN_REQUIRED") await end();
    else await load();
  };

  // An element of its own in both states, so that the page does not move when nobody is signed in.
  const reason = isRefused ? messages.notKept : isEnded ? form.failures.SIGN_IN_REQUIRED : undefined;
  if (answer === undefined)
    return (
      <div {...kept} className={reason === undefined ? undefined : "mb-8"}>
        {reason !== undefined && <FormStatus words={reason} />}
      </div>
    );
  const failureOf = (...paths: string[]) => (failure !== undefined && paths.includes(failure.path) ? failure.words : undefined);
  const { account, hasPassword, passkeys, newsletter, sessions, mails } = answer;
  const day = dayFormatter(formats, { dateStyle: "medium" });
  return (
    <div {...kept} className="mb-12 grid gap-10">
      <div className="grid gap-2">
        <p className="text-h3 leading-tight font-semibold">{fill(messages.signedInAs, { name: account.name })}</p>
        <p className="text-mute">{account.email}</p>
        <p>
          <TextButton onClick={() => void act("sign-out", {})}>{messages.signOut}</TextButton>
        </p>
        <FormStatus words={failureOf("sign-out")} />
      </div>
      <OwnSection title={messages.profile}>
        <OneForm spec={{ ...profile, initial: { name: account.name } }} messages={form} onDone={load} onSignedOut={end} />
        <LanguageSelect
          label={messages.language}
          languages={languages}
          saved={account.language}
          onChange={(language) => act("update-user", { language })}
        />
        <FormStatus words={failureOf("update-user")} />
      </OwnSection>
      <OwnSection title={messages.address}>
        {hasPassword ? (
          <OneForm spec={address} username={account.email} messages={form} onSignedOut={end} />
        ) : (
          <p>
            {messages.passkeys.noPassword}{" "}
            <TextLink href={messages.passkeys.setPassword.href}>{messages.passkeys.setPassword.label}</TextLink>
          </p>
        )}
      </OwnSection>
      <OwnSection title={messages.passkeys.title}>
        <PasskeyList
          key={`${passkeys.length} ${hasPassword}`}
          passkeys={passkeys}
          username={account.email}
          hasPassword={hasPassword}
          day={day}
          forms={passkeyForms}
          form={form}
          messages={{ ...messages.passkeys, lastUsed: messages.lastUsed }}
          failure={failureOf("passkey/delete-passkey")}
          onRemove={(id) => act("passkey/delete-passkey", { id })}
          onChange={load}
          onSignedOut={end}
        />
      </OwnSection>
      <OwnSection title={messages.devices}>
        <DeviceList
          sessions={sessions}
          day={day}
          messages={messages}
          onEnd={(id) => act("revoke-session", { id })}
          onEndOthers={() => act("revoke-other-sessions", {})}
        />
        <FormStatus words={failureOf("revoke-session", "revoke-other-sessions")} />
      </OwnSection>
      {messages.newsletter !== "" && (
        <OwnSection title={messages.newsletter}>
          <p>{messages.newsletterStates[newsletter] ?? messages.newsletterStates.none}</p>
        </OwnSection>
      )}
      {mails.length > 0 && (
        <OwnSection title={messages.mails}>
          <ul>
            {mails.map(({ template, at }) => (
              <li key={`${template} ${at}`} className="border-t border-line py-3">
                {messages.mailKinds[template]}, {day(at)}
              </li>
            ))}
          </ul>
        </OwnSection>
      )}
      <OwnSection title={messages.data}>
        <p className="text-small text-mute">{messages.dataText}</p>
        <p>
          <TextLink href="/api/auth/export" download="account.json">
            {messages.export}
          </TextLink>
        </p>
      </OwnSection>
      {settings.length > 0 && (
        <ul className="grid gap-4 border-t border-rule pt-6">
          {settings.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
