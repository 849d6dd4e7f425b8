/** A reading with its sign, as a meter shows it: "+0.26", in German "+0,26", and a true minus. */
export function signed(value: number, language: string, digits: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" })
    .format(value)
    .replace("-", "−");
}

/** 440 is "440 Hz", 2500 is "2.5 kHz". */
export function hertzText(hertz: number, language: string): string {
  const isBig = hertz >= 1000;
  const figure = new Intl.NumberFormat(language, { maximumSignificantDigits: isBig ? 2 : 3 }).format(isBig ? hertz / 1000 : hertz);
  return `${figure} ${isBig ? "kHz" : "Hz"}`;
}
