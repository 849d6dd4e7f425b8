/** The address that something was sent to, so that its owner sees a slip of the keyboard. Used by islands: no server imports here. */
export function SentTo({ label, address }: { label: string; address: string }) {
  return (
    <p>
      {label} <b className="font-semibold break-all text-ink">{address}</b>
    </p>
  );
}
