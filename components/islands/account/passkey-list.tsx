import { fill } from "#components/islands/fill.ts";
import { type AccountFormMessages, type AccountFormSpec, OneForm } from "#components/islands/forms/account-form.tsx";
import { FormStatus } from "#components/ui/form-status.tsx";
import type { OwnAccount } from "#schemas/own-account.ts";
import { OwnItem } from "./own-section.tsx";
import { addPasskey, canUsePasskeys } from "./passkey-ceremony.ts";

export type PasskeyForms = { add: AccountFormSpec; name: AccountFormSpec; removePassword: AccountFormSpec };
export type PasskeyMessages = {
  title: string;
  text: string;
  added: string;
  remove: string;
  removePassword: string;
  /** Why a new one was not accepted. */ notAdded: string;
  removePasswordText: string;
  noPassword: string;
  setPassword: { href: string; label: string };
};
type Props = {
  passkeys: OwnAccount["passkeys"];
  username: string;
  hasPassword: boolean;
  day: (time: number) => string;
  forms: PasskeyForms;
  form: AccountFormMessages;
  messages: PasskeyMessages & { lastUsed: string };
  /** Why a passkey was not removed. */
  failure: string | undefined;
  onRemove: (id: string) => Promise<void>;
  onChange: () => Promise<void>;
  onSignedOut: () => Promise<void>;
};

/** The passkeys of the account, with a form for a new one; with one or more, also the way to do without a password. */
export function PasskeyList({ passkeys, hasPassword, day, forms, form, messages, failure, onRemove, ...more }: Props) {
  const { username, onChange, onSignedOut } = more;
  return (
    <>
      <p className="text-small text-mute">{messages.text}</p>
      {passkeys.length > 0 && (
        <div className="pb-6">
          <ul>
            {passkeys.map((passkey) => (
              <OwnItem
                key={passkey.id}
                title={passkey.name}
                note={
                  passkey.lastUsed === null
                    ? fill(messages.added, { day: day(passkey.since) })
                    : fill(messages.lastUsed, { day: day(passkey.lastUsed) })
                }
                action={messages.remove}
                onPress={() => onRemove(passkey.id)}
              />
            ))}
          </ul>
          <FormStatus words={failure} />
        </div>
      )}
      {canUsePasskeys() && (
        <OneForm
          spec={hasPassword ? forms.add : forms.name}
          username={username}
          messages={{ ...form, failures: { ...form.failures, INVALID_PASSKEY: messages.notAdded } }}
          send={addPasskey}
          onDone={onChange}
          onSignedOut={onSignedOut}
        />
      )}
      {hasPassword && passkeys.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 underline underline-offset-4 hover:text-signal">{messages.removePassword}</summary>
          <p className="mt-3 mb-6 text-small text-mute">{messages.removePasswordText}</p>
          <OneForm spec={forms.removePassword} username={username} messages={form} onDone={onChange} onSignedOut={onSignedOut} />
        </details>
      )}
    </>
  );
}
