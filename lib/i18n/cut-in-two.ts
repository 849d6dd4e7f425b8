/**
 * Japanese words that Chromium's phrase breaking (`word-break: auto-phrase`) cuts in two, where it cuts them: all found in its drawing of
 * these pages, at many widths.
 */

/** Each by itself. */
const CUT_WORDS =
  /バージ(?=ョン)|チ(?=ャンネル)|方(?=[法向])|奥(?=行)|架(?=空)|楽(?=曲)|現(?=場)|今(?=日)|感(?=想)|部(?=門)|間(?=違)|間に(?=合)|上(?=書)|一(?=[通音])|一か(?=月)|一人(?=ひとり)|年に(?=数回)|手が(?=かり)|役に(?=立)|お気に(?=入)|機器(?=どうし)|ひと(?=つ|ところ)|もう(?=一|少)|その(?=ため|ほか|もの|後|場で)|どの(?=くらい)|どんな(?=音)|いまの(?=ところ)|ない(?=とき)|る(?=人(?:[、。はがのをにで]|たち))|どう(?=すれ)|た(?=とえば)|つ(?=まず)|つな(?=げ)|ふくら(?=む)|やり(?=取)|動か(?=し)|聞か(?=せ)|伺い(?=する)/u;

/** "問い合わせ", "買い替え", "聴き違え", "結び付き": a verb of two. */
const VERB_OF_TWO = /(?<=\p{Script=Han}|たど)[いきしちびみりけせめれ](?=[合替換違着付直込出添疲比当立][\p{Script=Hiragana}])/u;

/** "体験版として", "改定によって", "ゲートウェイを通して": a particle of two. */
const PARTICLE_OF_TWO =
  /と(?=して|すれ|いう)|の(?=ない)|に(?=し[て、]|くい|ついて|よって|よる|より|対し|対す|従|とって)|を(?=通[しじ])|て(?=いれば)|(?<=に)く(?=い)/u;

/** A phrase that is longer than its line ends anywhere; in headings, these may not. */
export const WHOLE = /お問い合わせ|(?<=[ァ-ヶー]{8,})できません/gu;

export const CUT_IN_TWO = new RegExp([CUT_WORDS, VERB_OF_TWO, PARTICLE_OF_TWO].map(({ source }) => source).join("|"), "gu");
