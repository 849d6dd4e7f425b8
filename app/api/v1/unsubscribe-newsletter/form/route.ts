import { unsubscribeForm } from "#server/http/page-form.ts";

export const POST = unsubscribeForm;
