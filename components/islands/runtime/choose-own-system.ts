import { guessSystem } from "#components/islands/forms/computer.ts";

/** Chooses the visitor's own system in a form for a download, while nothing is chosen: the form takes it over when it wakes. */
export function chooseOwnSystem(): void {
  const rows = [...document.querySelectorAll<HTMLInputElement>('[type="radio"][name="system"]')];
  const own = rows.some(({ checked }) => checked) ? undefined : rows.find(({ value }) => value === guessSystem(navigator));
  if (own !== undefined) own.checked = true;
}
