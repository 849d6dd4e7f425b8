/** One person's account, from the sign-up over changes to the deletion, with the mails' real links; it ends early when a server is killed. */
import { setTimeout as sleep } from "node:timers/promises";
import type { MailName } from "#schemas/mail.ts";
import type { MailSink } from "./mail-sink.ts";

/** What answers have promised. */
export type Promises = {
  /** Mails: the address and the template, with a space between them. */
  mails: Set<string>;
  /** Addresses that have an account, and that have none. An address whose last change was not answered is in neither. */
  present: Set<string>;
  absent: Set<string>;
  /** Answers that refuse what should work. */
  refusals: string[];
  /** Accounts that came to their deletion. */
  whole: number;
};

export const noPromises = (): Promises => ({ mails: new Set(), present: new Set(), absent: new Set(), refusals: [], whole: 0 });

/** After a kill, the mail of a request waits until its lease ends: nobody waits so long here. Milliseconds. */
const MAIL_TIMEOUT_MS = 2_500;
const PASSWORD = "blue lamps above the harbour";
const NEW_PASSWORD = "seven quiet rooms of cedar";

/** The server was killed, or its mail does not come now. */
class Interrupted extends Error {}

type Person = { origin: () => string; sink: MailSink; promises: Promises; number: number };

/** @param person `number` makes the address; `origin` names the server for the next call. */
export async function liveAccount(person: Person): Promise<void> {
  try {
    await live(person);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  }
}

async function live({ origin, sink, promises, number }: Person): Promise<void> {
  const email = `person-${number}@faults.example`;
  const newEmail = `moved-${number}@faults.example`;
  let cookie: string | undefined;

  const call = async (path: string, value: object, mails: readonly [to: string, template: MailName][], changed: readonly string[] = []) => {
    for (const address of changed) {
      promises.present.delete(address);
      promises.absent.delete(address);
    }
    const headers = { "Content-Type": "application/json", ...(cookie === undefined ? {} : { Cookie: cookie }) };
    const response = await fetch(`${origin()}/api/auth/${path}`, { method: "POST", headers, body: JSON.stringify(value) }).catch(() => {
      throw new Interrupted();
    });
    const text = await response.text().catch(() => {
      throw new Interrupted();
    });
    // A busy database: nothing was done.
    if (response.status === 503) throw new Interrupted();
    if (response.status !== 200) {
      promises.refusals.push(`${path} for ${email}: ${response.status} ${text}`);
      throw new Interrupted();
    }
    for (const [to, template] of mails) promises.mails.add(`${to} ${template}`);
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  };

  await call("sign-up/email", { name: "Mika", email, password: PASSWORD, language: "en" }, [[email, "accountConfirm"]], [email]);
  promises.present.add(email);
  await call("verify-email", { token: await tokenTo(sink, email, 1), password: PASSWORD }, []);
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  await call("change-password", change, [[email, "accountPasswordChanged"]]);
  await call("change-email", { newEmail, password: NEW_PASSWORD }, [[newEmail, "accountAddress"]]);
  const moved = await tokenTo(sink, newEmail, 1);
  const told: [string, MailName][] = [
    [email, "accountAddressChanged"],
    [newEmail, "accountAddressChanged"],
  ];
  await call("confirm-email-change", { token: moved }, told, [email, newEmail]);
  promises.present.add(newEmail);
  promises.absent.add(email);
  await call("delete-user", { password: NEW_PASSWORD }, [[newEmail, "accountDeletion"]]);
  const last = await tokenTo(sink, newEmail, 2);
  await call("confirm-deletion", { token: last }, [[newEmail, "accountDeleted"]], [newEmail]);
  promises.absent.add(newEmail);
  promises.whole++;
}

/** The token of the nth mail with one to an address. @throws Interrupted if it does not come. */
async function tokenTo({ mails }: MailSink, to: string, nth: number): Promise<string> {
  for (let waited = 0; waited < MAIL_TIMEOUT_MS; waited += 20) {
    const tokens = mails
      .filter(({ recipients }) => recipients.includes(to))
      .flatMap(({ parsed }) => /[?&]token=([\w-]+)/u.exec(parsed.text ?? "")?.[1] ?? []);
    // A mail that was sent again has the same token.
    const token = [...new Set(tokens)][nth - 1];
    if (token !== undefined) return token;
    await sleep(20);
  }
  throw new Interrupted();
}
