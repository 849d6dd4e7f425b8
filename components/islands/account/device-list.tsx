import { fill } from "#components/islands/fill.ts";
import { TextButton } from "#components/ui/text-button.tsx";
import type { OwnAccount } from "#schemas/own-account.ts";
import { deviceName } from "./device-name.ts";
import { OwnItem } from "./own-section.tsx";

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
          <OwnItem
            key={session.id}
            title={nameOf(session)}
            note={session.isCurrent ? messages.thisDevice : fill(messages.lastUsed, { day: day(session.lastUsed) })}
            action={session.isCurrent ? undefined : messages.signOut}
            onPress={() => onEnd(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <TextButton onClick={() => void onEndOthers()}>{messages.signOutOthers}</TextButton>
        </p>
      )}
    </>
  );
}
