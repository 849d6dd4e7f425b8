import { appCode, isAppCode } from "#schemas/account-forms.ts";

/** The code of a desktop app in the page's address: it goes along while its owner signs in or up. */
export function typedAppCode(): string | undefined {
  const code = appCode(new URLSearchParams(window.location.search).get("user_code") ?? "");
  return isAppCode(code) ? code : undefined;
}
