import { download } from "#server/http/download.ts";

/** HEAD by itself: Next would make it of GET, and a look would count as a download. */
export { download as GET, download as HEAD };
