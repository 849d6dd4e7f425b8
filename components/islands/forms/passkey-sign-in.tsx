"use client";

import { useState } from "react";
import { canUsePasskeys, signInWithPasskey } from "#components/islands/account/passkey-ceremony.ts";
import { FormStatus } from "#components/ui/form-status.tsx";
import { KeyIcon } from "#components/ui/key-icon.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import type { AccountFormMessages } from "./account-form.tsx";
import { afterSignIn, type SignInReturns } from "./after-sign-in.ts";
import { useOnWaking } from "./use-on-waking.ts";

type Props = {
  label: string;
  /** The label while the device waits for its owner. */
  waiting: string;
  /** Stands between this way and the form above it. */
  or: string;
  /** The page that success leads to; `returns` after a page that needs a sign-in. */
  next: string;
  returns: SignInReturns;
  failures: AccountFormMessages["failures"];
};

/** Signs in with a passkey. The button waits for the island, and goes where the browser has no passkeys; its place stays free. */
export function PasskeySignIn({ label, waiting, or, next, returns, failures }: Props) {
  const [isPossible, setIsPossible] = useState(true);
  const [isAwake, setIsAwake] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();
  useOnWaking(() => {
    setIsPossible(canUsePasskeys());
    setIsAwake(true);
  });

  const signIn = async () => {
    if (isWaiting) return;
    setFailure(undefined);
    setIsWaiting(true);
    const outcome = await signInWithPasskey();
    setIsWaiting(false);
    if (!outcome.success) setFailure(failures[outcome.code]);
    else window.location.assign(afterSignIn(next, returns));
  };

  return (
    <div className="scripting-only mt-5 min-h-24">
      {isPossible && (
        <form
          className="grid max-w-xl gap-5 has-[>:last-child:empty]:-mb-5"
          onSubmit={(event) => {
            event.preventDefault();
            void signIn();
          }}
        >
          <p className="flex items-center gap-4 text-small text-mute before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            {or}
          </p>
          <SubmitButton
            isWide
            icon={<KeyIcon />}
            label={label}
            sendingLabel={waiting}
            isSending={isWaiting}
            disabled={!isAwake}
            tone="waking"
          />
          <FormStatus words={failure} />
        </form>
      )}
    </div>
  );
}
