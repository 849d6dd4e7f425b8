import { appCode, isAppCode } from "#schemas/account-forms.ts";

/** The pages that a sign-in can lead back to. */
export type SignInReturns = {
  /** Enters the code of an app. */ appLogin: string;
  credits: string;
};

/** What the page's address says about where its visitor came from; nothing else of it is passed on. */
const params = () => new URLSearchParams(window.location.search);

/** The code of a desktop app in the page's address: it goes along while its owner signs in or up. */
export function typedAppCode(): string | undefined {
  const code = appCode(params().get("user_code") ?? "");
  return isAppCode(code) ? code : undefined;
}

/** The query by which the sign-in leads back to buying credits: never an address, so that no link of a stranger leads elsewhere. */
export const FOR_CREDITS = "?for=credits";

function cameFor(): string | undefined {
  const code = typedAppCode();
  if (code !== undefined) return `?user_code=${code}`;
  return params().get("for") === "credits" ? FOR_CREDITS : undefined;
}

/** @param next Where no page that needs a sign-in led here. @returns The page that a sign-in leads to. */
export function afterSignIn(next: string, returns?: SignInReturns): string {
  const query = cameFor();
  if (query === undefined || returns === undefined) return next;
  return query === FOR_CREDITS ? returns.credits : returns.appLogin + query;
}

/** Adds what the visitor came for to the page's links to other account screens: who goes from the sign-in to the sign-up keeps it. */
export function passReturnOn(): void {
  const query = cameFor();
  if (query === undefined) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="/account/"]')) link.search = query;
}
