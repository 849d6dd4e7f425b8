import { ProductWindow, type WindowProps } from "./product-window.tsx";

/** A product's window on a stage in the hue of what is around it. */
export function WindowStage(window: WindowProps) {
  return (
    <div className="stage min-w-0 overflow-clip rounded-lg p-[5%]">
      <ProductWindow {...window} />
    </div>
  );
}
