/** What a visitor sees whose system replaces the colours of pages. */
import { expect, type Locator } from "@playwright/test";

/** Expects that the chosen one of two options stands on a ground of its own, and can be read there. */
export async function expectToStandOut(chosen: Locator, other: Locator): Promise<void> {
  const coloursOf = (option: Locator) =>
    option.evaluate((element) => {
      let ground: Element | null = element;
      while (ground !== null && getComputedStyle(ground).backgroundColor.endsWith(", 0)")) ground = ground.parentElement;
      return { ground: ground === null ? "none" : getComputedStyle(ground).backgroundColor, text: getComputedStyle(element).color };
    });
  const [own, others] = [await coloursOf(chosen), await coloursOf(other)];
  expect(own.ground).not.toBe(others.ground);
  expect(own.text).not.toBe(own.ground);
}
