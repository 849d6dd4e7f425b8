/** Pages with a component of their own, by their id in content/shared/pages.yaml. */
import type { ReactNode } from "react";
import { accountFormPage } from "#components/account/account-form-page.tsx";
import { AccountPage } from "#components/account/account-page.tsx";
import { AppLoginPage } from "#components/account/app-login-page.tsx";
import { CreditsPage } from "#components/account/credits-page.tsx";
import { AnimationPage } from "#components/animation/animation-page.tsx";
import { CompatibilityPage } from "#components/compatibility/compatibility-page.tsx";
import { DownloadLinkPage } from "#components/downloads/download-link-page.tsx";
import { HomePage } from "#components/home/home-page.tsx";
import { ComponentDemoPage } from "#components/component-demo/component-demo-page.tsx";
import { InstallersPage } from "#components/downloads/installers-page.tsx";
import { LabzPage } from "#components/labz/labz-page.tsx";
import { NotFoundPage } from "#components/layout/not-found-page.tsx";
import { BetaTestPage } from "#components/pages/beta-test-page.tsx";
import { ServicesPage } from "#components/pages/services-page.tsx";
import { SolutionsPage } from "#components/pages/solutions-page.tsx";
import { PricingPage } from "#components/pricing/pricing-page.tsx";
import { NewsletterConfirmPage } from "#components/newsletter/confirm-page.tsx";
import { RegisteredPage } from "#components/newsletter/registered-page.tsx";
import { NewsletterUnsubscribePage } from "#components/newsletter/unsubscribe-page.tsx";
import { ProductsPage } from "#components/products/products-page.tsx";
import { VersioningPage } from "#components/releases/versioning-page.tsx";
import { LostLicenceKeyPage } from "#components/support/lost-licence-key-page.tsx";
import { SupportPage } from "#components/support/support-page.tsx";
import type { Page } from "#lib/content/pages.ts";
import type { Locale } from "#schemas/locale.ts";

export const PAGE_VIEWS: Readonly<Record<string, (props: { page: Page; locale: Locale }) => ReactNode>> = {
  home: HomePage,
  products: ProductsPage,
  pricing: PricingPage,
  services: ServicesPage,
  "beta-test": BetaTestPage,
  solutions: SolutionsPage,
  support: SupportPage,
  installers: InstallersPage,
  compatibility: CompatibilityPage,
  versioning: VersioningPage,
  labz: LabzPage,
  "lost-licence-key": LostLicenceKeyPage,
  "thanks-for-registering": RegisteredPage,
  "newsletter-confirm": NewsletterConfirmPage,
  "newsletter-unsubscribe": NewsletterUnsubscribePage,
  "download-link": DownloadLinkPage,
  account: AccountPage,
  "account-app-login": AppLoginPage,
  "account-delete-account": accountFormPage("deleteAccount"),
  "account-email-confirmation": accountFormPage("emailConfirmation"),
  "account-forgot-password": accountFormPage("forgotPassword"),
  "account-login": accountFormPage("login"),
  "account-purchase-credits": CreditsPage,
  "account-signup": accountFormPage("signup"),
  "account-update-password": accountFormPage("updatePassword"),
  "not-found": NotFoundPage,
  "component-demo": ComponentDemoPage,
  animation: AnimationPage,
};

/** Pages without header and footer. */
export const BARE_PAGES: ReadonlySet<string> = new Set(["animation"]);
