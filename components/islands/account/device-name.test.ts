import { describe, expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a browser's name", () => {
  it.each([
    ["Chrome (macOS)", `${MAC} ${BLINK} Chrome/131.0.0.0 Safari/537.36`],
    ["Safari (macOS)", `${MAC} ${WEBKIT} Version/18.1 Safari/605.1.15`],
    ["Edge (Windows)", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
    ["Firefox (Windows)", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0"],
    ["Firefox (Linux)", "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"],
    ["Safari (iPhone)", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`],
    ["Chrome (iPad)", `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${WEBKIT} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
    ["Chrome (Android)", `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/131.0.0.0 Mobile Safari/537.36`],
    ["Samsung Internet (Android)", `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
    ["Opera (ChromeOS)", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`],
  ])("is %s", (name, agent) => {
    expect(deviceName(agent)).toBe(name);
  });

  it("is what it sent, if that is no browser's", () => {
    expect(deviceName("Firefox")).toBe("Firefox");
    expect(deviceName("curl/8.5.0")).toBe("curl/8.5.0");
  });
});
