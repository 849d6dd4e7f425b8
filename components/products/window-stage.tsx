import { ProductWindow, type WindowProps } from "./product-window.tsx";

/**
 * The main panel of a product's window on a stage in the hue of what is around it, large enough for its letters. On phones all of it is seen; elsewhere
 * stages have one shape, and the window stands on the floor. `sizes` is the width of the whole window: 1.4 times the stage's.
 */
export function WindowStage(window: Omit<WindowProps, "isPanel">) {
  return (
    <div className="stage flow-root overflow-clip rounded-lg p-[7%] sm:aspect-8/7 sm:min-h-0">
      <ProductWindow {...window} isPanel />
    </div>
  );
}
