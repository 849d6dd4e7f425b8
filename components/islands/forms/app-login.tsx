"use client";

import { TextLink } from "#components/ui/text-link.tsx";
import { useEffect, useRef, useState } from "react";
import { FormEnd } from "#components/ui/form-end.tsx";
import { FormStatus } from "#components/ui/form-status.tsx";
import { MailOutcome, type OutcomeWords } from "#components/ui/mail-outcome.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { accountErrorCodes, appCode, isAppCode } from "#schemas/account-forms.ts";
import type { AccountField } from "./account-fields.tsx";
import type { AccountFormMessages } from "./account-form.tsx";
import { typedAppCode } from "./after-sign-in.ts";
import { callApi, postJson } from "./call-api.ts";
import { useAfterPress } from "./use-after-press.ts";
import { useFocusAgain } from "./use-focus-again.ts";
import { useOnWaking } from "./use-on-waking.ts";

type Props = {
  field: AccountField;
  /** By the app's id: what is to be signed in. */
  questions: Readonly<Record<string, string>>;
  approved: OutcomeWords;
  denied: OutcomeWords;
  /** Where nobody is signed in; the links get the code. */
  signIn: { words: OutcomeWords; ways: readonly { href: string; label: string }[] };
  messages: AccountFormMessages & { lookUp: string; meaning: string; approve: string; deny: string };
};
type Stage = "code" | "question" | "approved" | "denied" | "signIn";

const CALL = "/api/auth/device";
const ANSWERS = [
  { name: "approve", next: "approved", tone: "primary" },
  { name: "deny", next: "denied", tone: "plain" },
] as const;

/** Lets a desktop app in: first its code, then the question whether this app is meant. */
export function AppLogin({ field, questions, approved, denied, signIn, messages }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [stage, setStage] = useState<Stage>("code");
  const [typed, setTyped] = useState("");
  const [isLeft, setIsLeft] = useState(false);
  const [app, setApp] = useState("");
  const [failure, setFailure] = useState<string>();
  /** Where the request leads that is under way. */
  const [sending, setSending] = useState<Stage>();
  const afterPress = useAfterPress();
  const userCode = appCode(typed);

  useOnWaking(() => {
    const already = input.current?.value ?? "";
    setTyped(already === "" ? (typedAppCode() ?? "") : already);
    // What was typed and left before is wrong from now on, though nobody saw it being left.
    setIsLeft(already !== "" && document.activeElement !== input.current);
  });
  useEffect(() => {
    if (stage !== "code") place.current?.focus();
  }, [stage]);
  useFocusAgain(stage !== "code", form);

  const call = async (path: string, next: Stage, code = userCode) => {
    if (sending !== undefined) return;
    setFailure(undefined);
    setSending(next);
    const outcome = await callApi(path, accountErrorCodes, postJson({ userCode: code }));
    setSending(undefined);
    if (!outcome.success && outcome.code === "SIGN_IN_REQUIRED") setStage("signIn");
    else if (!outcome.success) {
      setFailure(messages.failures[outcome.code]);
      // Only another code helps, and the question has no field for it.
      if (outcome.code === "INVALID_CODE" || outcome.code === "CODE_EXPIRED") setStage("code");
    } else {
      if ("app" in outcome.answer) setApp(String(outcome.answer.app));
      setStage(next);
    }
  };

  if (stage === "approved" || stage === "denied")
    return <MailOutcome ref={place} words={stage === "approved" ? approved : denied} isProblem={stage === "denied"} isEnd />;
  if (stage === "signIn")
    return (
      <div className="grid gap-6">
        <MailOutcome ref={place} words={signIn.words} isProblem />
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          {signIn.ways.map(({ href, label }) => (
            <TextLink key={href} href={`${href}?user_code=${userCode}`} className="py-1">
              {label}
            </TextLink>
          ))}
        </p>
      </div>
    );
  if (stage === "question")
    return (
      <div ref={place} tabIndex={-1} className="grid max-w-xl gap-6 border-t-2 border-tone pt-8 focus:outline-none">
        <p className="text-h3 leading-tight font-semibold text-balance">{questions[app]}</p>
        <p className="font-mono text-task leading-tight tracking-[0.1em]">{userCode}</p>
        <p className="text-mute">{messages.meaning}</p>
        <div className="flex flex-wrap gap-3 max-sm:grid max-sm:*:grid">
          {ANSWERS.map(({ name, next, tone }) => (
            <form
              key={name}
              onSubmit={(event) => {
                event.preventDefault();
                void call(`${CALL}/${name}`, next);
              }}
            >
              <SubmitButton
                label={messages[name]}
                sendingLabel={messages.sending}
                isSending={sending === next}
                disabled={sending !== undefined && sending !== next}
                tone={tone}
              />
            </form>
          ))}
        </div>
        <FormStatus words={failure} />
      </div>
    );
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className="grid max-w-xl gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        setIsLeft(true);
        // The field holds what was typed before this island was awake.
        const code = appCode(input.current?.value ?? "");
        if (isAppCode(code)) void call(CALL, "question", code);
        else input.current?.focus();
      }}
    >
      <TextField
        ref={input}
        id="account-userCode"
        name="userCode"
        type="text"
        label={field.label}
        hint={field.hint}
        problem={isLeft && !isAppCode(userCode) ? field.problem : undefined}
        autoComplete={field.autoComplete}
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="____-____"
        // Its nine characters fill the field, as cells, with the same room before the first as after the last.
        className="@container [&_input]:h-16 [&_input]:px-2 [&_input]:font-mono [&_input]:text-h3 [&_input]:tracking-[calc((100cqw-1.25rem-9ch)/10.2)] [&_input]:indent-[calc((100cqw-1.25rem-9ch)/10.2)] [&_input]:uppercase [&_input]:placeholder:text-rule"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => afterPress(() => setIsLeft(true))}
      />
      <FormEnd label={messages.lookUp} sendingLabel={messages.sending} isSending={sending !== undefined} isWide failure={failure} />
    </form>
  );
}
