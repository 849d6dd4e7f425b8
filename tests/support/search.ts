/** The parts of the search that a visitor sees, in the dialog and on the support page. */
import type { Page } from "@playwright/test";

export const searchDialog = (page: Page) => page.locator("header").getByRole("dialog");
export const searchButton = (page: Page) => page.locator("[data-island=search-dialog] > button");
/** The dialog's field. */
export const dialogField = (page: Page) => searchDialog(page).getByRole("searchbox");
/** The support page's field. */
export const pageField = (page: Page) => page.getByRole("main").getByRole("searchbox");
export const searchResults = (page: Page) => page.locator("[data-search-results] a[data-result]:visible");
