/** What visitors did in an island before it was awake, carried over when React has made its elements anew. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;
type State = { control: Control; value: string; isChecked: boolean; isFocused: boolean };

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** @returns Fields and buttons of an island in their order, as they are now. */
export const listControls = (island: Element): State[] =>
  [...island.querySelectorAll<Control>("input, textarea, select, button")].map((control) => ({
    control,
    value: control.value,
    isChecked: isChecked(control),
    isFocused: control === document.activeElement,
  }));

/**
 * Types, chooses and focuses in new elements what was in the ones that they replace, with the events that components listen to.
 *
 * @param before Controls before hydration; nothing is done for those that are still in the page.
 * @param after Controls after it.
 */
export function carryOver(before: readonly State[], after: readonly State[]): void {
  for (const [place, { control: old, value, isChecked: wasChecked, isFocused }] of before.entries()) {
    const control = after[place]?.control;
    if (old.isConnected || control?.tagName !== old.tagName || control.name !== old.name) continue;
    if (wasChecked !== isChecked(control) && (wasChecked || control.type === "checkbox")) control.click();
    else if (value !== control.value) type(control, value);
    if (isFocused) control.focus();
  }
}

/** React notices only values that were set past its own property of the element. */
function type(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
}
