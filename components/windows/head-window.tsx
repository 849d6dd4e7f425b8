import { ScreenFigure } from "#components/ui/screen-figure.tsx";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { ProductWindow } from "./product-window.tsx";

type Props = {
  facts: ProductFacts;
  /** The screen with the field for the product's key stands before its window, if it has one; on phones, in its place. */
  isLocked?: boolean;
  locale: Locale;
};

/** A product's window in a head, as on the product's page. Decoration. */
export function HeadWindow({ facts: { name, hue, activation, editions }, isLocked = false, locale }: Props) {
  const screen = isLocked ? activation : undefined;
  return (
    <div className="grid items-center self-center *:[grid-area:1/1]">
      <div className={screen === undefined ? undefined : "opacity-60 [filter:blur(4px)] max-sm:hidden"}>
        <ProductWindow
          image={editions.at(-1)?.image}
          alt=""
          name={name}
          language={locale}
          sizes="(min-width: 68rem) 35rem, 94vw"
          locale={locale}
        />
      </div>
      {screen !== undefined && (
        <div className="relative *:bg-transparent!">
          <ScreenFigure
            title={name}
            hue={hue}
            field={screen.field}
            value={screen.value}
            ticked={screen.ticked}
            buttons={screen.buttons.split(", ")}
          />
        </div>
      )}
    </div>
  );
}
