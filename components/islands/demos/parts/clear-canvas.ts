export type ClearedCanvas = {
  context: CanvasRenderingContext2D;
  /** CSS pixels. */
  width: number;
  height: number;
  /** The computed text colours of the canvas and of its parent: classes set them for the light and the dark scheme. */
  tone: string;
  ink: string;
};

/** Clears a canvas and fits it to its box and the screen's resolution. Undefined without a canvas or a 2D context. */
export function clearCanvas(canvas: HTMLCanvasElement | null): ClearedCanvas | undefined {
  const context = canvas?.getContext("2d") ?? null;
  if (canvas === null || context === null) return undefined;
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = Math.min(window.devicePixelRatio, 2);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  context.lineJoin = "round";
  return { context, width, height, tone: getComputedStyle(canvas).color, ink: getComputedStyle(canvas.parentElement ?? canvas).color };
}
