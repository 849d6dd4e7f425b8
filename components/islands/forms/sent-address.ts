/** The address that a mail was sent to, for the page that says so: the tab alone keeps it, until it has been shown. */
const KEY = "sent-to";

/** Before the visitor is led to the page. */
export function keepSentAddress(address: string): void {
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // A browser that keeps nothing shows the page's own words.
  }
}

/** Writes it in place of the page's own words, so that its owner sees a slip of the keyboard. */
export function showSentAddress(): void {
  const place = document.querySelector("[data-sent-to]");
  if (place === null) return;
  try {
    place.textContent = sessionStorage.getItem(KEY) ?? place.textContent;
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
