import type { Ref } from "react";
import { FileHash, FileName } from "#components/releases/file-words.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { NextLinks } from "#components/ui/next-links.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { dayFormatter } from "#lib/i18n/day-formatter.ts";
import type { DayFormat } from "#schemas/locale.ts";
import type { DownloadOffer as Offer } from "#schemas/mailed-token.ts";

export type DownloadOfferMessages = {
  lead: string;
  /** Left out where files have no size worth showing. */
  size?: string;
  sha256: string;
  expires: string;
  usesLeft: string;
  download: string;
  started: string;
  next: string;
};
type Props = {
  offer: Offer;
  address: string;
  formats: DayFormat;
  nextPath?: string;
  /** Where to go from here, when no page of thanks follows. */
  links: readonly { href: string; label: string }[];
  isStarted: boolean;
  messages: DownloadOfferMessages;
  onPress: () => void;
  ref: Ref<HTMLDivElement>;
};

const ROW = "grid gap-x-8 border-t border-line py-3 sm:grid-cols-[11rem_1fr]";

/** The file behind a mailed link, the button that fetches it, and its facts. It can take the focus, so that everybody hears that it has come. */
export function DownloadOffer({ offer, address, formats, nextPath, links, isStarted, messages, onPress, ref }: Props) {
  const rows = [
    [messages.size, sizeWords(offer.size, formats.tag)],
    [messages.expires, dayFormatter(formats, { dateStyle: "long", timeStyle: "short" })(new Date(offer.expiresAt))],
    [messages.usesLeft, new Intl.NumberFormat(formats.tag).format(offer.usesLeft)],
  ] as const;
  return (
    <div ref={ref} tabIndex={-1} data-file="" className="grid gap-x-16 gap-y-8 focus:outline-none lg:grid-cols-2">
      <div>
        <p className="text-h3 leading-tight font-semibold wrap-anywhere">
          <FileName name={offer.file} />
        </p>
        <p className="mt-4 max-w-[38em] text-mute">{messages.lead}</p>
        <p className="mt-8">
          <ButtonLink href={address} tone="primary" onClick={onPress}>
            {messages.download}
          </ButtonLink>
        </p>
        <p role="status" className="mt-4 min-h-7">
          {isStarted && messages.started} {isStarted && nextPath !== undefined && <TextLink href={nextPath}>{messages.next}</TextLink>}
        </p>
        {isStarted && nextPath === undefined && <NextLinks title={messages.next} links={links} />}
      </div>
      <dl className="self-start text-small">
        {rows.map(([label, value]) =>
          label === undefined ? null : (
            <div key={label} className={ROW}>
              <dt className="text-mute">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        <div className={`border-b ${ROW}`}>
          <dt className="text-mute">{messages.sha256}</dt>
          <dd className="font-mono text-note wrap-anywhere">
            <FileHash sha256={offer.sha256} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function sizeWords(bytes: number, language: string): string {
  const [unit, of] = bytes >= 1e6 ? (["megabyte", 1e6] as const) : (["kilobyte", 1e3] as const);
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(bytes / of);
}
