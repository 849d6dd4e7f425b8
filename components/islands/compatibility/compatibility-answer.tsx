import { fill } from "#components/islands/fill.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Answer, Choice, Reason } from "#lib/compatibility.ts";

/** Names in braces are filled in: {system}, {version}, {format}, {product}, {daw}. */
export type CompatibilityMessages = {
  system: string;
  version: string;
  daw: string;
  format: string;
  any: string;
  /** Holds `#` twice: how many products run, of how many. */
  count: string;
  runs: string;
  runsNot: string;
  runsVersion: string;
  lastVersion: string;
  download: string;
  recommended: string;
  notRecommended: string;
  discontinued: string;
  onlyOn: string;
  noPlugIn: string;
  reasons: Record<Reason["code"], string>;
};

type Props = { answer: Answer; choice: Choice; base: string; messages: CompatibilityMessages };

/** What one product says to the choice. */
export function CompatibilityAnswer({ answer, choice, base, messages }: Props) {
  const { product, reasons, version, isLast, editions, isRecommended, onlyOn } = answer;
  const isRunning = reasons.length === 0;
  const chosen = `${choice.system} ${choice.version}`.trim();
  const notes = [
    ...reasons.map((reason) => fill(messages.reasons[reason.code], reason)),
    ...(version === undefined ? [] : [fill(isLast ? messages.lastVersion : messages.runsVersion, { version, system: chosen })]),
    ...(isRunning && isRecommended !== undefined ? [isRecommended ? messages.recommended : messages.notRecommended] : []),
    ...(onlyOn.length > 0 ? [fill(messages.onlyOn, { system: onlyOn.join(" / ") })] : []),
    ...(isRunning && choice.format !== "" && product.formats.length === 0 ? [messages.noPlugIn] : []),
    ...(product.isDiscontinued ? [fill(messages.discontinued, { product: product.successor ?? "" })] : []),
  ];
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-5 md:grid-cols-[16rem_1fr]" data-runs={isRunning}>
      <p>
        <a href={`${base}${product.path}`} className="font-semibold hover:text-signal">
          {product.name}
        </a>
        <span className={`block text-small ${isRunning ? "" : "text-mute"}`}>{isRunning ? messages.runs : messages.runsNot}</span>
      </p>
      <div className="text-small">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {editions.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
            {editions.map(({ key, name, download }) => (
              // An installer of the last version for an old system is among the product's releases.
              <TextLink key={key} href={isLast ? `${base}${product.path}/releases#${version ?? ""}` : `${base}${download}`}>
                {fill(messages.download, { product: name })}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
