/** The address that a mail was sent to, for the page that says so: the tab alone keeps it, until it has been shown. */
const KEY = "sent-to";

/** Before the visitor is led to the page. */
export function keepSentAddress(address: string): void {
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // A browser that keeps nothing shows no address.
  }
}

/** Shows it once, so that its owner sees a slip of the keyboard. */
export function showSentAddress(): void {
  const line = document.querySelector<HTMLElement>("[data-sent-to]");
  const place = line?.querySelector("b");
  if (!line || !place) return;
  try {
    const address = sessionStorage.getItem(KEY);
    if (address === null) return;
    sessionStorage.removeItem(KEY);
    place.textContent = address;
    line.style.visibility = "visible";
  } catch {
    // As above.
  }
}
