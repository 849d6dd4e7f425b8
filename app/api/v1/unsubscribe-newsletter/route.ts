import { oneClickUnsubscribe, showUnsubscribePage } from "#server/http/one-click.ts";

export const POST = oneClickUnsubscribe;
export const GET = showUnsubscribePage;
