/** A number with its sign: "+0.26", in German "+0,26", and "−" as minus sign. */
export function formatSigned(value: number, language: string, digits: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" })
    .format(value)
    .replace("-", "−");
}

/** 440 is "440 Hz", 2500 is "2.5 kHz". */
export function formatHertz(hertz: number, language: string): string {
  const isKilo = hertz >= 1000;
  const figure = new Intl.NumberFormat(language, { maximumSignificantDigits: isKilo ? 2 : 3 }).format(isKilo ? hertz / 1000 : hertz);
  return `${figure} ${isKilo ? "kHz" : "Hz"}`;
}
