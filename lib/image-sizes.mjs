/** Widths and quality of pictures: shared by next.config.mjs, by the build, which makes the files, and by the server, which answers for them. */

/** Pixels. A picture that is narrower than a width is used as it is. */
export const IMAGE_WIDTHS = [390, 640, 828, 1200, 1600];

/** The only quality that pages ask for, on the scale of JPEG (1 to 100). */
export const IMAGE_QUALITY = 75;
