/** Copies the text before a pressed button of components/ui/copy-button.tsx, or the last part of what is folded there, and says so on the button. */
export function copyPressed({ target }: Event): void {
  const button = target instanceof Element ? target.closest("[data-copied]") : null;
  const label = button?.firstElementChild;
  // Browsers leave the clipboard out on pages without encryption.
  if (!button || !label || !("clipboard" in navigator)) return;
  const before = button.previousElementSibling;
  const text = before?.matches("details") === true ? before.lastElementChild : before;
  void navigator.clipboard.writeText(text?.textContent.trim() ?? "").then(() => {
    label.textContent = button.getAttribute("data-copied");
  });
}
