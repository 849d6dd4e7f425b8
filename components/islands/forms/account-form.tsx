"use client";

import { TextLink } from "#components/ui/text-link.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { ProblemSign } from "#components/ui/field-problem.tsx";
import { FormEnd } from "#components/ui/form-end.tsx";
import { MailOutcome, type OutcomeWords } from "#components/ui/mail-outcome.tsx";
import { type AccountErrorCode, accountErrorCodes, type AccountFormName, accountForm } from "#schemas/account-forms.ts";
import { type AccountField, AccountFields } from "./account-fields.tsx";
import { afterSignIn, passReturnOn, type SignInReturns, typedAppCode } from "./after-sign-in.ts";
import { callApi, postJson, type Refusal } from "./call-api.ts";
import { mailToken } from "./mail-token.ts";
import { RequestSent, type RequestSentMessages } from "./request-sent.tsx";
import { type Sent, useApiForm } from "./use-api-form.ts";
import { useFocusAgain } from "./use-focus-again.ts";
import { useOnReturn } from "./use-on-return.ts";
import { useOnWaking } from "./use-on-waking.ts";

/** A form as data. */
export type AccountFormSpec = {
  form: AccountFormName;
  /** The endpoint. */
  call: string;
  fields: readonly AccountField[];
  submit: string;
  /** Of its button, if it is not the page's main one. */
  tone?: "warning" | "plain";
  /** What sending it means, above the button: a sentence, or text with links, which is less to the point. */
  terms?: readonly (string | { href: string; label: string })[];
  /** The page that success leads to; without it, `done` is shown. */
  next?: string;
  done?: OutcomeWords;
  /** Said below the form, which stays as it is for another change. */
  kept?: string;
  /** In place of `done`, where a mail was sent to an address that was typed. */
  sent?: RequestSentMessages;
  /** Of a form that a mailed link opens: shown in its place when the link has expired or is wrong, because then no other answer would help. */
  ended?: OutcomeWords;
  /** What fields hold at first; others are empty. */
  initial?: Readonly<Record<string, string>>;
  /** Values that are sent beside the fields. */
  also?: Readonly<Record<string, string>>;
};

type Props = {
  plain: AccountFormSpec;
  /** The form of a page that was opened with a mailed link, and with a link that has `?for=address`. */
  linked?: AccountFormSpec;
  linkedAddress?: AccountFormSpec;
  /** After a page that needs a sign-in. */
  returns?: SignInReturns;
  /** What the visitor types to mean it, in their language. */
  confirmation?: string;
  messages: AccountFormMessages;
  /** What sends the values, if it is more than one call. */
  send?: (values: Readonly<Record<string, string>>) => Promise<Sent<AccountErrorCode>>;
  onDone?: () => Promise<void>;
  /** The session has ended meanwhile. */
  onSignedOut?: () => Promise<void>;
};
export type AccountFormMessages = { sending: string; show: string; failures: Record<Refusal<AccountErrorCode>, string> };

/** Any form of the account screens. */
export function AccountForm({ plain, linked, linkedAddress, ...more }: Omit<Props, "send" | "onDone" | "onSignedOut">) {
  const [spec, setSpec] = useState(plain);
  useOnWaking(() => {
    passReturnOn();
    if (mailToken() === undefined) return;
    const isAddress = new URLSearchParams(window.location.search).get("for") === "address";
    setSpec((isAddress ? linkedAddress : linked) ?? plain);
  });
  return <OneForm key={spec.form} spec={spec} isOnly {...more} />;
}

type OneFormProps = Omit<Props, "plain" | "linked" | "linkedAddress"> & {
  spec: AccountFormSpec;
  /** The page has no other form, so its button is as wide as its fields. */
  isOnly?: boolean;
  /** Whose password is asked for: without it a password manager takes another field of the form for the name. */
  username?: string;
};

export function OneForm({ spec, isOnly = false, username, returns, confirmation = "", messages, ...on }: OneFormProps) {
  const { send, onDone, onSignedOut } = on;
  const { form: name, call, fields, next, done, kept, sent, ended, also, tone } = spec;
  const [end, setEnd] = useState<{ isDone: boolean; address?: string }>();
  const place = useRef<HTMLDivElement>(null);
  const form = useApiForm<Record<string, string>, AccountErrorCode>({
    defaultValues: Object.fromEntries(fields.map((field) => [field.name, spec.initial?.[field.name] ?? ""])),
    resolver: zodResolver(accountForm(name, confirmation)),
    send: async (values) => {
      // The word that confirms a deletion is compared here and not sent.
      const { confirmation: _, ...typed } = values;
      const token = mailToken();
      const userCode = typedAppCode();
      const body = {
        ...typed,
        ...also,
        ...(LINKED.has(name) && token !== undefined ? { token } : {}),
        ...(name === "signup" && userCode !== undefined ? { userCode } : {}),
      };
      const answer = await (send?.(body) ?? callApi(call, accountErrorCodes, postJson(body)));
      if (!answer.success) {
        if (answer.code === "INVALID_TOKEN" || answer.code === "TOKEN_EXPIRED") setEnd({ isDone: false });
        if (answer.code === "SIGN_IN_REQUIRED") await onSignedOut?.();
        return answer;
      }
      await onDone?.();
      if (next === undefined) setEnd({ isDone: true, address: values.email ?? values.newEmail });
      else window.location.assign(afterSignIn(next, returns));
      return answer;
    },
    failures: messages.failures,
    fieldFailures: fields.flatMap(({ failures = [] }) => failures),
  });
  // Who has signed out and leaves the computer to others would leave the password, too: Back leads to the form.
  useOnReturn(() => {
    for (const { kind, name: field } of fields) if (kind === "password") form.setValue(field, "");
  });
  useEffect(() => place.current?.focus(), [end]);
  useFocusAgain(end?.address !== undefined, form.formProps.ref);

  if (end?.address !== undefined && sent !== undefined) {
    const again = () => setEnd(undefined);
    return <RequestSent address={end.address} messages={sent} links={[]} onAgain={again} />;
  }
  const words = end?.isDone === true ? done : ended;
  if (end !== undefined && words !== undefined)
    return <MailOutcome ref={place} words={words} isProblem={!end.isDone} isEnd={isOnly && end.isDone} />;
  return (
    <form {...form.formProps} onInput={() => setEnd(undefined)} className="grid max-w-xl gap-6">
      {username !== undefined && <input hidden readOnly name="username" autoComplete="username" value={username} />}
      <AccountFields {...form} fields={fields} prefix={`account-${name}`} showLabel={messages.show} />
      {spec.terms !== undefined && (
        <p className={`text-small ${spec.terms.length > 1 ? "text-mute" : "flex gap-2 font-medium"}`}>
          {spec.terms.length === 1 && <ProblemSign className="mt-1 shrink-0" />}
          {spec.terms.map((part) =>
            typeof part === "string" ? (
              part
            ) : (
              <TextLink key={part.href} href={part.href} className="whitespace-nowrap">
                {part.label}
              </TextLink>
            ),
          )}
        </p>
      )}
      <FormEnd
        label={spec.submit}
        sendingLabel={messages.sending}
        isSending={form.isSubmitting}
        tone={tone}
        isWide={isOnly}
        failure={form.failure}
      />
      {kept !== undefined && (
        <p role="status" className="text-small empty:-mt-6">
          {end?.isDone === true && kept}
        </p>
      )}
    </form>
  );
}

/** Forms that a mailed link opens: its token is sent along. */
const LINKED: ReadonlySet<AccountFormName> = new Set(["confirmAccount", "confirmAddress", "confirmDeletion", "updatePassword"]);
