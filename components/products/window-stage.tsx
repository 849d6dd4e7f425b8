import { ProductWindow, type WindowProps } from "./product-window.tsx";

/** A product's window on a panel in the hue of what is around it. The window stands on the panel's floor: its lower edge is below the panel's. */
export function WindowStage(window: WindowProps) {
  return (
    <div className="stage overflow-clip rounded-lg px-[7%] pt-[7%]">
      <div className="-mb-[3%]">
        <ProductWindow {...window} />
      </div>
    </div>
  );
}
