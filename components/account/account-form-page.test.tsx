import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requirePage } from "#lib/content/pages.ts";
import { accountFormPage } from "./account-form-page.tsx";

const { body } = requirePage("labz", "en");

const placesOn = (screen: Parameters<typeof accountFormPage>[0], id: string) => {
  const View = accountFormPage(screen);
  const html = renderToStaticMarkup(<View page={{ ...requirePage(id, "en"), body }} locale="en" />);
  return { words: html.indexOf('class="words"'), form: html.indexOf("<form"), mail: html.indexOf("<figure") };
};

it("says before the form that deletes an account what is lost and what stays", () => {
  const { words, form } = placesOn("deleteAccount", "account-delete-account");
  expect(words).toBeGreaterThan(0);
  expect(form).toBeGreaterThan(words);
});

it("has a form that can be repeated before the page's words", () => {
  const { words, form, mail } = placesOn("signup", "account-signup");
  expect(form).toBeGreaterThan(0);
  expect(words).toBeGreaterThan(form);
  // Nothing was sent yet.
  expect(mail).toBeGreaterThan(words);
});

it("shows the mail that confirms an address before the form that sends it again", () => {
  const { words, form, mail } = placesOn("emailConfirmation", "account-email-confirmation");
  expect(mail).toBeGreaterThan(0);
  expect(form).toBeGreaterThan(mail);
  expect(words).toBeGreaterThan(form);
});
