import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ChannelRing } from "#components/ui/channel-ring.tsx";
import { type PriceLabels, PriceText } from "#components/ui/price-text.tsx";

/** What the chooser says of one edition, in the page's language. */
export type ChosenEdition = {
  name: string;
  hue: number;
  channels: number;
  price: PriceLabels;
  /** Why it is this one: what the product does, and why this edition. */
  reasons: readonly string[];
  /** The first is filled. */
  ways: readonly { href: string; label: string }[];
};

export function ChooserAnswer({ edition, label }: { edition: ChosenEdition; label: string }) {
  const { name, hue, channels, price, reasons, ways } = edition;
  return (
    <div data-hue={hue} className="stage grid h-full content-start gap-4 rounded-lg p-6 md:p-8">
      <p className="flex items-center justify-between gap-4 text-small text-mute">
        {label}
        <ChannelRing count={channels} className="w-20" />
      </p>
      <p className="text-h2 leading-tight font-semibold tracking-tight">{name}</p>
      <ul className="grid gap-2">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <PriceText price={price} className="mt-auto pt-2 text-h2" />
      <ButtonRow className="max-sm:w-full">
        {ways.map(({ href, label: way }, place) => (
          <ButtonLink key={href} href={href} tone={place === 0 ? "primary" : "plain"}>
            {way}
          </ButtonLink>
        ))}
      </ButtonRow>
    </div>
  );
}
