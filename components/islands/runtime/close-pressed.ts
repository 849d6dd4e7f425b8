/** Hides what a pressed button of components/ui/close-button.tsx belongs to, until the next page. */
export function closePressed({ target }: Event): void {
  const button = target instanceof Element ? target.closest("[data-close]") : null;
  button?.closest(button.getAttribute("data-close") ?? "")?.setAttribute("hidden", "");
}
