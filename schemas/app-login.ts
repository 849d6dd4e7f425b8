/** Desktop apps that sign in with a code (RFC 8628), by the id that they send. */
export const APP_CLIENTS = ["hub"] as const;
export type AppClient = (typeof APP_CLIENTS)[number];
export const isAppClient = (id: string): id is AppClient => (APP_CLIENTS as readonly string[]).includes(id);
