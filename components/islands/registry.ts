/** Every island by name. The loader imports one when it is needed; `<Island>` takes its props' type from here. */
export const islands = {
  "article-rating": () => import("./article-rating.tsx").then((module) => module.ArticleRating),
  "account-form": () => import("./forms/account-form.tsx").then((module) => module.AccountForm),
  "app-login": () => import("./forms/app-login.tsx").then((module) => module.AppLogin),
  chooser: () => import("./chooser.tsx").then((module) => module.Chooser),
  "compatibility-explorer": () => import("./compatibility-explorer.tsx").then((module) => module.CompatibilityExplorer),
  "credits-balance": () => import("./credits/credits-balance.tsx").then((module) => module.CreditsBalance),
  "demo-ambience-enhancer": () => import("./demos/demo-ambience-enhancer.tsx").then((module) => module.DemoAmbienceEnhancer),
  "demo-hpl-processor": () => import("./demos/demo-hpl-processor.tsx").then((module) => module.DemoHplProcessor),
  "demo-mono-low": () => import("./demos/demo-mono-low.tsx").then((module) => module.DemoMonoLow),
  "demo-spectrum-analyzer": () => import("./demos/demo-spectrum-analyzer.tsx").then((module) => module.DemoSpectrumAnalyzer),
  "demo-three-dx": () => import("./demos/demo-three-dx.tsx").then((module) => module.DemoThreeDx),
  "language-select": () => import("./language-select.tsx").then((module) => module.LanguageSelect),
  "mail-action": () => import("./forms/mail-action.tsx").then((module) => module.MailAction),
  "newsletter-form": () => import("./newsletter-form.tsx").then((module) => module.NewsletterForm),
  "open-download": () => import("./forms/open-download.tsx").then((module) => module.OpenDownload),
  "own-account": () => import("./account/own-account.tsx").then((module) => module.OwnAccount),
  "passkey-sign-in": () => import("./forms/passkey-sign-in.tsx").then((module) => module.PasskeySignIn),
  "purchase-credits": () => import("./credits/purchase-credits.tsx").then((module) => module.PurchaseCredits),
  "request-download": () => import("./forms/request-download.tsx").then((module) => module.RequestDownload),
  "request-licence-key": () => import("./forms/request-licence-key.tsx").then((module) => module.RequestLicenceKey),
  "request-version": () => import("./forms/request-version.tsx").then((module) => module.RequestVersion),
  "scene-player": () => import("./scene-player.tsx").then((module) => module.ScenePlayer),
  "search-dialog": () => import("./search-dialog.tsx").then((module) => module.SearchDialog),
  "search-page": () => import("./search-page.tsx").then((module) => module.SearchPage),
  "song-player": () => import("./media/song-player.tsx").then((module) => module.SongPlayer),
  "video-player": () => import("./media/video-player.tsx").then((module) => module.VideoPlayer),
};

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[Name]>>>[0];
