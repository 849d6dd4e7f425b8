/** A page as Chrome's translation leaves it: each text is replaced by elements of its own, also what comes later. */
import type { Page } from "@playwright/test";

/** Puts an ending to each word. Figures stay as they are. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const NOT_TRANSLATED = "[data-translated], script, style, svg, option, textarea";
    const translateBelow = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === "" || text.parentElement?.closest(NOT_TRANSLATED)) continue;
        const translation = document.createElement("span");
        translation.dataset.translated = "";
        translation.textContent = text.data.replace(/\p{L}+/gu, "$&o");
        text.replaceWith(translation);
      }
    };
    translateBelow(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translateBelow(target);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
