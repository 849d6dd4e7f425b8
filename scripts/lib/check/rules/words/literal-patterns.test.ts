/** Each language's way of writing figures, and what only looks like one. */
import { describe, expect, it } from "vitest";
import type { Locale } from "#schemas/locale.ts";
import { businessDayPattern, channelPattern, minutePattern, pricePattern, SYSTEM_PATTERN } from "./literal-patterns.ts";

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([match]) => match);

describe("prices", () => {
  it.each<[Locale, string, string[]]>([
    ["en", "It costs $243.60, US$5 or 30,000 yen, 20 dollars.", ["$243.60", "US$5", "30,000 yen", "20 dollars"]],
    ["ja", "価格は243.60ドル、3万円、￥30,000、30,000円、２４３ドルです。", ["243.60ドル", "3万円", "￥30,000", "30,000円", "２４３ドル"]],
    ["zh", "价格为243.60美元或30000日元。", ["243.60美元", "30000日元"]],
    ["de", "Es kostet 243,60 $, 243,60 US-Dollar oder 30.000 Yen.", ["243,60 $", "243,60 US-Dollar", "30.000 Yen"]],
    ["fr", "Il coûte 243,60 $, 243,60 dollars ou 30 000 yens.", ["243,60 $", "243,60 dollars", "30 000 yens"]],
    ["es", "Cuesta 243,60 $, 243,60 dólares o 30.000 yenes.", ["243,60 $", "243,60 dólares", "30.000 yenes"]],
    ["en", "Version 1.4.2, AirPods 2, 48 kHz, chapter 3, 10 percent.", []],
    ["ja", "バージョン1.4.2、円形の2つのつまみ、24ビット。", []],
    ["zh", "1.4.2 版，2 个单元。", []],
  ])("%s: %s", (locale, text, matches) => {
    expect(found(pricePattern[locale], text)).toEqual(matches);
  });
});

describe("channels", () => {
  it.each<[Locale, string, string[]]>([
    ["en", "24 channels, 2-channel, 22.2ch; MIDI channel 10, AirPods 2, channels 1 and 2.", ["24 channels", "2-channel", "22.2ch"]],
    ["ja", "24チャンネル、24 ch、24チャネル。チャンネル10、2チャンスなし。", ["24チャンネル", "24 ch", "24チャネル"]],
    ["zh", "24声道、24 个声道、24通道。", ["24声道", "24 个声道", "24通道"]],
    ["de", "24 Kanäle, 24 Kanälen, 24-Kanal-Ton.", ["24 Kanäle", "24 Kanälen", "24-Kanal"]],
    ["fr", "24 canaux, 2 voies, canal 10.", ["24 canaux", "2 voies"]],
    ["es", "24 canales, canal 10.", ["24 canales"]],
  ])("%s: %s", (locale, text, matches) => {
    expect(found(channelPattern[locale], text)).toEqual(matches);
  });
});

it("systems", () => {
  const text = "macOS 10.15, macOS 15.5以降, iOS 16, Windows 10/11; macOS and Windows, macOS版 2.0, Logic Pro 11.";
  expect(found(SYSTEM_PATTERN, text)).toEqual(["macOS 10.15", "macOS 15.5", "iOS 16", "Windows 10"]);
});

describe("minutes", () => {
  it.each<[Locale, string, string[]]>([
    ["en", "five minutes, 10-minute, 5 mins; often minutes.", ["five minutes", "10-minute", "5 mins"]],
    ["ja", "5分、10分間、十分間、五分後。十分な時間、3分の1、2分割、十分です。", ["5分", "10分間", "十分間", "五分"]],
    ["zh", "5分钟、十分钟。十分清晰。", ["5分钟", "十分钟"]],
    ["de", "fünf Minuten, 10-minütig, 10 Min.", ["fünf Minuten", "10 Min."]],
    ["fr", "cinq minutes, 10 min", ["cinq minutes", "10 min"]],
    ["es", "cinco minutos, 10 minutos", ["cinco minutos", "10 minutos"]],
  ])("%s: %s", (locale, text, matches) => {
    expect(found(minutePattern[locale], text)).toEqual(matches);
  });
});

it.each<[Locale, string]>([
  ["en", "3 business days"],
  ["ja", "3営業日"],
  ["zh", "3个工作日"],
  ["de", "3 Werktagen"],
  ["fr", "3 jours ouvrés"],
  ["es", "3 días laborables"],
])("business days in %s", (locale, text) => {
  expect(found(businessDayPattern[locale], `x ${text} y`)).toEqual([text]);
});
