import { appCode, isAppCode } from "#schemas/account-forms.ts";

/** The code of a desktop app in the page's address: it goes along while its owner signs in or up. */
export function typedAppCode(): string | undefined {
  const code = appCode(new URLSearchParams(window.location.search).get("user_code") ?? "");
  return isAppCode(code) ? code : undefined;
}

/** Gives the code to the page's links to other account screens: who goes from the sign-in to the sign-up keeps it. */
export function passAppCodeOn(): void {
  const code = typedAppCode();
  if (code === undefined) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="/account/"]')) link.search = `?user_code=${code}`;
}
