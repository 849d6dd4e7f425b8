import { update } from "#server/http/update.ts";

export { update as GET, update as HEAD };
