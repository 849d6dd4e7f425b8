import { ProductWindow, type WindowProps } from "./product-window.tsx";

/**
 * The main panel of a product's window, all of its height, on a stage in the hue of what is around it; behind it the window runs off the stage. `sizes` is the
 * width of the whole window: 1.45 times the stage's.
 */
export function WindowStage(window: Omit<WindowProps, "isPanel">) {
  return (
    <div className="stage grid aspect-20/21 min-h-0 grid-cols-1 items-center overflow-clip rounded-lg pl-[7%]">
      <ProductWindow {...window} isPanel />
    </div>
  );
}
