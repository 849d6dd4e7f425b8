/** Widths and quality of resized pictures, for next.config.mjs, the build and the server. */

/** In pixels. Narrower pictures are not enlarged. */
export const IMAGE_WIDTHS = [390, 640, 828, 1200, 1600];

/** JPEG quality, 1 to 100. */
export const IMAGE_QUALITY = 75;
