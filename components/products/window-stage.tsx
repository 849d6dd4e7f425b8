import { ProductWindow, type WindowProps } from "./product-window.tsx";

/**
 * A product's window on a panel in the hue of what is around it. On phones all of what they show of it is within the panel; elsewhere it stands
 * on the panel's floor and is wider than the panel, which cuts it off at the right, so that its letters can be read: `sizes` is 1.3 times the panel's width there.
 */
export function WindowStage(window: WindowProps) {
  return (
    <div className="stage flow-root overflow-clip rounded-lg p-[7%] sm:pr-0 sm:pb-0">
      <div className="sm:-mb-[5%] sm:w-[140%]">
        <ProductWindow {...window} />
      </div>
    </div>
  );
}
