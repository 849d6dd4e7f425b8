import { isShort } from "./extent.ts";

/** How often tests repeat a race of concurrent requests. `npm run test:races` repeats each 200 times, which takes half an hour. */
export const RACE_ROUNDS = Number(process.env.RACE_ROUNDS ?? (isShort ? 5 : 20));
