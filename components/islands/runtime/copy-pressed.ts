/** Copies the text before a pressed button of components/ui/copy-button.tsx, and says so on the button. */
export function copyPressed({ target }: Event): void {
  const button = target instanceof Element ? target.closest("[data-copied]") : null;
  const label = button?.firstElementChild;
  // Browsers leave the clipboard out on pages without encryption.
  if (!button || !label || !("clipboard" in navigator)) return;
  void navigator.clipboard.writeText(button.previousElementSibling?.textContent ?? "").then(() => {
    label.textContent = button.getAttribute("data-copied");
  });
}
