import type { OwnAccount } from "#schemas/own-account.ts";
import { deviceName } from "./device-name.ts";
import { QuietButton } from "./own-section.tsx";

export type DeviceMessages = {
  devices: string;
  thisDevice: string;
  unknownDevice: string;
  lastUsed: string;
  signOut: string;
  signOutOthers: string;
  /** Names of desktop apps by their id. */
  apps: Readonly<Record<string, string>>;
};
type Props = {
  sessions: OwnAccount["sessions"];
  day: (time: number) => string;
  messages: DeviceMessages;
  onEnd: (id: string) => Promise<void>;
  onEndOthers: () => Promise<void>;
};

/** Browsers and apps that are signed in, each with a button that signs it out. */
export function DeviceList({ sessions, day, messages, onEnd, onEndOthers }: Props) {
  const nameOf = ({ app, device }: Props["sessions"][number]) =>
    (app === null ? undefined : messages.apps[app]) ?? (device === null || device === "" ? messages.unknownDevice : deviceName(device));
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className="flex items-start justify-between gap-6 border-t border-line py-3">
            <span className="min-w-0">
              <b className="block font-semibold break-words">{nameOf(session)}</b>
              <span className="text-small text-mute">
                {session.isCurrent ? messages.thisDevice : messages.lastUsed.replace("{day}", day(session.lastUsed))}
              </span>
            </span>
            {!session.isCurrent && (
              <QuietButton label={messages.signOut} name={`${messages.signOut}: ${nameOf(session)}`} onPress={() => onEnd(session.id)} />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <QuietButton label={messages.signOutOthers} onPress={onEndOthers} />
        </p>
      )}
    </>
  );
}
