import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { setLines } from "./set-lines.ts";

/** The body of a finished document: `|` is where a line may end, `[…]` stays on one line. */
function shown(body: string, language = "ja"): string {
  const html = setLines(`<!DOCTYPE html><html lang="${language}"><head><title>題名の文です</title></head><body>${body}</body></html>`);
  expect(withoutGlue(textOf(html))).toBe(textOf(`<title>題名の文です</title>${body}`));
  const inBody = html.slice(html.indexOf("<body>") + "<body>".length, html.indexOf("</body>"));
  return inBody.replaceAll("<wbr>", "|").replaceAll(/<span class="keep">(.*?)<\/span>/gu, "[$1]");
}
/** Word joiners and no-break spaces are the only letters that are added. */
const withoutGlue = (text: string) => text.replaceAll("\u2060", "").replaceAll("\u00A0", " ");
const textOf = (html: string) => DomUtils.textContent(parseDocument(html));

describe("Japanese lines", () => {
  it.each([
    ["end behind a phrase, never in front of its particle", "音の方向を耳で確かめます", "音の|方向を|耳で|確かめます"],
    ["do not end within a word of the dictionary", "全チャンネルをお問い合わせください", "全チャンネルを|お問い合わせください"],
    ["do not begin with a particle behind a bracket", "「録音」を押し（MIDI）では", "[「録音」を]|[押し（MIDI）では]"],
    ["keep a Latin word with its particle, a figure with its unit", "ShellGen を2〜3 営業日以内に", "[ShellGen を]|[2〜3 営業日以内に]"],
    ["do not end within Latin names with dots between them", "各フォルダー（VST3・AU・AAX）。", "各フォルダー（[VST3・AU・AAX]）。"],
    ["keep a figure with the word of its limit", "最大 2 チャンネルまで", "最大\u00a0[2 チャンネルまで]"],
    ["do not end before a noun of pure grammar", "体験版でできないこと", "体験版で|できないこと"],
    ["do not end behind a word that needs its noun", "録音のその響きと同じ音量を聴く", "録音の|その響きと|同じ音量を|聴く"],
    ["do not end within a verb that BudouX divides", "音を聴き違えにくくしました", "音を|聴き違えにくくしました"],
    ["do not end before a negation", "インターネットのないスタジオで使う", "インターネットのない|スタジオで|使う"],
    [
      "end behind commas and full stops, where WebKit ends none by itself",
      "REAPER、Nuendo、Cubase。次に、聴く。",
      "REAPER、|Nuendo、|Cubase。|次に、|聴く。",
    ],
    ["leave a comma and a bracket close to each other", "押すと、「録音」の欄に", "押すと、[「録音」の]|欄に"],
    ["do not end within a listed term, whatever stands before it", "音を頭の外に置く", "音を|頭の外に|置く"],
    [
      "keep a short end of a long text with the phrase before it",
      "音の方向を耳で確かめ、同じ音量で聴き比べ、そのまま使えます。",
      "音の|方向を|耳で|確かめ、|同じ音量で|聴き比べ、|そのまま使えます。",
    ],
    ["do not end within a verb of two verbs", "鍵は機器と結び付いています", "鍵は|機器と|結び付いています"],
  ])("%s", (_what, text, expected) => {
    expect(shown(`<p>${text}</p>`)).toBe(`<p>${expected}</p>`);
  });

  it("run through links and emphasis, and around code", () => {
    expect(shown('<p>前の<a href="/x">方向を見る</a>と<code>方向を見る</code>です</p>')).toBe(
      '<p>前の|<a href="/x">方向を見る</a>と|<code>方向を見る</code>です</p>',
    );
    expect(shown("<p><strong>「録音」</strong>を押す</p>")).toBe("<p>[<strong>「録音」</strong>を]|押す</p>");
  });

  it("are those of one paragraph, not of boxes beside each other", () => {
    expect(shown('<div class="flex"><span>音の</span><span>方向</span></div>')).toBe(
      '<div class="flex"><span>音の</span><span>方向</span></div>',
    );
  });

  it.each(["ja", "zh", "en"])("leave a drawing in the line whole (%s)", (language) => {
    const drawing = '<svg viewBox="0 0 2 2"><path d="M0 0h2"></path></svg>';
    for (const words of ["Sound Fields", "2〜3", "「録音」"]) {
      const html = shown(`<p>${words}${drawing}</p><p>${drawing}${words}</p>`, language);
      expect(html.split(drawing)).toHaveLength(3);
    }
  });

  it("are not set in what React draws again, nor in another language, nor in attributes", () => {
    const island = '<div data-island="x" data-props="音の方向を"><p>音の方向を見る</p></div>';
    expect(shown(island)).toBe(island);
    expect(shown('<p lang="en">sound 音の方向を見る</p>')).toBe('<p lang="en">sound 音の方向を見る</p>');
    expect(shown('<img alt="音の方向を見る"/>')).toBe('<img alt="音の方向を見る"/>');
  });

  it("begin with each sentence of the paragraph behind the page's heading, where it does not fit into the last one", () => {
    const sentences = '<span class="sentence">音を|聴く。</span>|<span class="sentence">[（次に。）<b>見る。</b>]</span>';
    expect(shown("<h1>題</h1><p>音を聴く。（次に。）<b>見る。</b></p><p>聴く。見る。</p>")).toBe(
      `<h1>題</h1><p>${sentences}</p><p>聴く。|見る。</p>`,
    );
    expect(shown("<h1>題</h1><p>音を聴く。</p>")).not.toContain("sentence");
  });

  it("leave room behind the commas of headings and taglines", () => {
    const comma = '先に<span class="comma">、</span>|聴く';
    expect(shown("<h1>先に、聴く</h1>")).toBe(`<h1>${comma}</h1>`);
    expect(shown('<p class="mt-3 text-tagline">先に、聴く</p>')).toBe(`<p class="mt-3 text-tagline">${comma}</p>`);
    // Another block may follow in the same line.
    expect(shown('<h1><span class="inline-block">先に、</span></h1>')).toBe(
      '<h1><span class="inline-block">先に<span class="comma">、</span></span></h1>',
    );
    expect(shown("<h3>先に、聴く</h3>")).toBe("<h3>先に、|聴く</h3>");
  });

  it("keep only what fits a phone", () => {
    const long = "「アクティベーションできませんアクティベーション」を";
    expect(shown(`<h1>${long}</h1>`)).not.toContain("[");
  });
});

describe("Chinese lines", () => {
  it("end behind words, never in front of 的, and keep a figure with its unit", () => {
    expect(shown("<p>请把耳机和扬声器的音量控制在适中的程度</p>", "zh-Hans")).not.toMatch(/\|[的，]/u);
    expect(shown("<p>我们在 2 至 3 个工作日内回复</p>", "zh-Hans")).toMatch(/\[[^\]|]*2 至 3 个/u);
  });
});

describe("lines of languages with spaces", () => {
  it.each([
    ["en", "It works for 72 hours, not more", "It works for [72 hours], not more"],
    ["en", "from $0.02 to $0.20 each", "from [$0.02 to $0.20 each]"],
    ["de", "Es kostet 2 bis 3 Arbeitstage", "Es kostet [2 bis 3 Arbeitstage]"],
    ["de", "Der Link gilt 5-mal", "Der Link gilt [5-mal]"],
    ["de", "Ihre IP-Adresse per E-Mail", "Ihre [IP-Adresse] per [E-Mail]"],
    ["en", "set-up of a follow-up", "[set-up] of a follow-up"],
    ["fr", "Windows 10 ou ultérieur", "[Windows 10] ou ultérieur"],
    ["en", "version 1.2.0 and 1.3.0-beta.1", "version 1.2.0 and 1.3.0-beta.1"],
    ["en", "Pro Tools, Logic Pro (macOS only) and Live", "Pro Tools, [Logic Pro (macOS only)] and Live"],
    ["de", "Pro Tools, Logic Pro (nur macOS)", "Pro Tools, [Logic Pro (nur macOS)]"],
    ["en", "5 minutes (10 minutes with more)", "5\u00a0minutes (10\u00a0minutes with more)"],
    ["es", "dura 5 minutos (10 minutos con más)", "dura 5\u00a0minutos (10\u00a0minutos con más)"],
    ["en", "a &amp; b for 5 days", "a &amp; b for [5 days]"],
  ])("%s: %s", (language, text, expected) => {
    expect(shown(`<p>${text}</p>`, language)).toBe(`<p>${expected}</p>`);
  });
});

describe("English marks", () => {
  const textIn = (body: string, language = "en") =>
    textOf(setLines(`<!DOCTYPE html><html lang="${language}"><head></head><body>${body}</body></html>`));

  it.each([
    ["an apostrophe", "the trial&#x27;s limits", "the trial’s limits"],
    ["a title", "see &quot;My key&quot;, then &quot;Back&quot;.", "see “My key”, then “Back”."],
    ["a title that is a link", '(&quot;<a href="/x">My key</a>&quot;)', "(“My key”)"],
    ["one within another", "&quot;He said &#x27;now&#x27;&quot;", "“He said ‘now’”"],
    ["a mark at the end of what stays on one line", "wait &quot;72 hours&quot;", "wait “72 hours”"],
  ])("are curly: %s", (_what, body, expected) => {
    expect(textIn(`<p>${body}</p>`).replaceAll(" hours", " hours")).toBe(expected.replaceAll(" hours", " hours"));
  });

  it("are curly in headings, whose anchors keep the straight ones", () => {
    expect(textIn('<h2 id="It&#x27;s_on">It&#x27;s on</h2>')).toBe("It’s on");
  });

  it("are curly within an English name in another language", () => {
    expect(textIn("<p>リスナーのための Maker&#x27;s Choice</p>", "ja")).toContain("Maker’s");
    expect(textIn("<p>le Maker&#x27;s Choice, &quot;so&quot;</p>", "fr")).toBe('le Maker’s Choice, "so"');
  });

  it("stay straight in code, in islands and in other languages", () => {
    expect(textIn("<p><code>say &quot;x&quot;</code></p>")).toBe('say "x"');
    expect(textIn('<div data-island="x"><p>it&#x27;s</p></div>')).toBe("it's");
    expect(textIn('<p>so <span lang="de">&quot;so&quot;</span></p>')).toBe('so "so"');
    expect(textIn("<p>&quot;so&quot;</p>", "de")).toBe('"so"');
  });
});

it("a document without known language stays as it is", () => {
  expect(shown("<p>2 to 3 days</p>", "xx")).toBe("<p>2 to 3 days</p>");
});

describe("A link in a sentence", () => {
  it.each([
    ["en", 'Read the <a href="/x">terms of use</a> first.', 'Read the <a href="/x">[terms of use]</a> first.'],
    ["de", 'Zuerst die <a href="/x">Hinweise zum Recht</a>.', 'Zuerst die <a href="/x">[Hinweise zum Recht]</a>.'],
    ["ja", '先に<a href="/x">利用規約の全文</a>を読む', '先に|<a href="/x">利用規約の全文</a>を|読む'],
  ])("stays on one line (%s)", (language, text, expected) => {
    expect(shown(`<p>${text}</p>`, language)).toBe(`<p>${expected}</p>`);
  });

  it("goes on in the next line if it is too long for a phone, or all of a paragraph", () => {
    const long = '<p>Read <a href="/x">what to do when nothing is heard</a> first.</p>';
    expect(shown(long, "en")).toBe(long);
    const alone = '<p><a href="/x">terms of use</a></p>';
    expect(shown(alone, "en")).toBe(alone);
  });
});
