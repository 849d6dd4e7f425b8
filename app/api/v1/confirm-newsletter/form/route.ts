import { confirmForm } from "#server/http/page-form.ts";

export const POST = confirmForm;
