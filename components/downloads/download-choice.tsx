import type { ReactNode } from "react";
import { DecorativeImage } from "#components/ui/decorative-image.tsx";
import { requireSystem } from "#lib/content/facts.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

type Props = {
  href: string;
  mark: ReactNode;
  name: string;
  /** On the card's button. */ action: string;
  /** The usual or the only one: its button stands out. */ isMain?: boolean;
  /** Why it does, on the frame. */ recommendation?: string;
  remarks: readonly string[];
  /** Of a part of its window, above all that. */ picture?: ProductFacts["details"][number] | undefined;
  /** What it is for. */ purpose?: ReactNode;
  children?: ReactNode;
};

/** One card, all of it a target. */
export function DownloadChoice({ href, mark, name, action, isMain = false, recommendation, remarks, picture, purpose, children }: Props) {
  return (
    <li className={`relative rounded-lg border bg-raise ${recommendation === undefined ? "border-rule" : "border-ink"}`}>
      <a href={href} className="group flex h-full flex-col gap-5 p-5 max-sm:pt-7 sm:p-8">
        {recommendation !== undefined && (
          <span className="absolute -top-3.5 left-5 rounded-full bg-ink px-3.5 py-1 text-note leading-tight font-semibold text-paper sm:left-8 print:border print:bg-paper print:text-ink">
            {recommendation}
          </span>
        )}
        {picture !== undefined && (
          <DecorativeImage
            picture={picture}
            sizes="(min-width: 68rem) 30rem, 84vw"
            className="aspect-2/1 h-auto w-full rounded-md object-cover object-bottom max-sm:aspect-3/1"
          />
        )}
        <span className="flex items-center gap-5 sm:gap-6">
          {mark}
          <span>
            <span className="block text-h3 leading-tight font-semibold tracking-tight group-hover:text-signal">{name}</span>
            {remarks.map((remark) => (
              <span key={remark} className="mt-1 block text-small text-mute">
                {remark}
              </span>
            ))}
          </span>
        </span>
        {purpose && <span className="text-small text-balance">{purpose}</span>}
        {/* Of cards side by side, prices and buttons are level. */}
        {children && <span className="mt-auto">{children}</span>}
        <span
          className={`print:hidden ${children ? "" : "mt-auto"} rounded-sm border px-5 py-2.5 text-center font-semibold transition-colors group-hover:border-ink group-hover:bg-ink group-hover:text-paper ${isMain ? "border-signal bg-signal text-on-signal" : "border-rule"}`}
        >
          {action}
        </span>
      </a>
    </li>
  );
}

/** Of the app's first system, as large as the ring of channels beside other choices. */
export function SystemIcon({ app: { systems } }: { app: Pick<NonNullable<ProductFacts["companion"]>, "systems"> }) {
  const [first] = systems;
  if (first === undefined) return null;
  const { src, width, height } = requireSystem(first.system).icon;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt=""
      className="m-2.5 size-11 shrink-0 rounded-full border border-line p-2 outline outline-offset-8 outline-line sm:m-3.5 sm:size-13 sm:p-2.5 sm:outline-offset-12"
    />
  );
}
