import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { FooterLanguages } from "./footer-languages.tsx";
import { SiteHeader } from "./site-header.tsx";

const english = { tag: "en", name: "English", href: "/" };
const options = vi.hoisted((): { tag: string; name: string; href: string }[] => []);
vi.mock("./language-options.ts", () => ({ languageOptions: () => options }));

it("offers a choice of languages only where there is one", () => {
  const html = () =>
    renderToStaticMarkup(<SiteHeader locale="en" path="/" actions={undefined} />) +
    renderToStaticMarkup(<FooterLanguages locale="en" path="/" />);
  options.push(english);
  expect(html()).not.toContain("language-select");
  options.push({ tag: "de", name: "Deutsch", href: "/de" });
  expect(html().match(/data-island="language-select"/gu)).toHaveLength(2);
});
