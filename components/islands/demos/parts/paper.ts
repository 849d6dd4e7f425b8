/** A canvas as fine as the screen, cleared for the next picture. */

type Paper = {
  pen: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** The colour that the canvas's own class gives it: light and dark come from the style sheet. */
  tone: string;
  /** The colour of the words around it. */
  ink: string;
};

/** @returns Nothing where there is nothing to draw on. */
export function freshPaper(canvas: HTMLCanvasElement | null): Paper | undefined {
  const pen = canvas?.getContext("2d") ?? null;
  if (canvas === null || pen === null) return undefined;
  const { clientWidth: width, clientHeight: height } = canvas;
  const fineness = Math.min(window.devicePixelRatio, 2);
  const [across, down] = [Math.round(width * fineness), Math.round(height * fineness)];
  if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, { width: across, height: down });
  pen.setTransform(fineness, 0, 0, fineness, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.lineJoin = "round";
  return { pen, width, height, tone: getComputedStyle(canvas).color, ink: getComputedStyle(canvas.parentElement ?? canvas).color };
}
