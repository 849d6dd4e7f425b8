import { ink } from "#components/products/panels/panel-ink.ts";

/** How a share card is set. A network shows it at half its size and less, so letters are large. */
export const CARD_STYLES = `
  .card { position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${ink.ground}; color: ${ink.text};
    font-family: "Instrument Sans Variable", "Noto Sans CJK JP", "Hiragino Sans", sans-serif; line-break: strict }
  .card:lang(zh) { font-family: "Instrument Sans Variable", "Noto Sans CJK SC", "PingFang SC", sans-serif }
  .card p, .card h1 { margin: 0 }
  .field { position: absolute; inset: 0 }
  .words { position: absolute; inset: 56px auto 60px 64px; width: 500px; display: flex; flex-direction: column }
  .vendor { display: flex; align-items: center; gap: 16px; font-size: 28px; font-weight: 600; letter-spacing: -0.01em }
  .vendor svg { width: 46px }
  .kind { font-size: 24px; color: ${ink.mute} }
  h1 { font-size: 84px; font-weight: 650; line-height: 1.05; letter-spacing: -0.025em; text-wrap: balance; word-break: auto-phrase }
  h1.long { font-size: 66px }
  h1 span { display: block }
  .line { font-size: 34px; line-height: 1.35; color: ${ink.mute}; text-wrap: balance; word-break: auto-phrase }
  .card .line { margin-top: 22px }
  .card .kind { margin-top: auto; margin-bottom: 14px }
  .card:lang(ja) h1, .card:lang(zh) h1 { line-height: 1.2; letter-spacing: 0; font-feature-settings: "palt" }
  .window { position: absolute; left: 604px; top: 116px; width: 960px; height: 600px; overflow: hidden; border-radius: 14px;
    box-shadow: 0 0 0 1.5px ${ink.edge}, 0 30px 80px #000c }
  .window svg { width: 100%; height: 100% }
`;
