import { ProductWindow, type WindowProps } from "./product-window.tsx";

/**
 * A product's window on a panel in the hue of what is around it. The window stands on the panel's floor and is wider than the panel, which
 * cuts it off at the right, so that its letters can be read. `sizes` is the width of the window: 1.3 times that of the panel, on phones 1.5 times.
 */
export function WindowStage(window: WindowProps) {
  return (
    <div className="stage flow-root overflow-clip rounded-lg pt-[7%] pl-[7%]">
      <div className="-mb-[5%] w-[162%] sm:w-[140%]">
        <ProductWindow {...window} />
      </div>
    </div>
  );
}
