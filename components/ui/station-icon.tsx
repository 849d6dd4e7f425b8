/** What stands at a station of a chain: a program, a device, a mail. Decoration. */
import type { ICONS } from "#schemas/mdx-components.ts";

const LINES: Record<(typeof ICONS)[number], string> = {
  app: "M3 5h18v14H3zM3 9h18M6 7h.01",
  gateway: "M7 3v5.5M7 15.5V21M17 3v5.5M17 15.5V21M2 12h20m-3-3l3 3-3 3",
  model:
    "M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M10 10.5L5 6M14 10.5L19 6M9.5 13L4 16M14.5 13l5.5 3M12 14.5V21M5 6h.01M19 6h.01M4 16h.01M20 16h.01M12 21h.01",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  download: "M12 3v12M7 10l5 5 5-5M4 20h16",
  key: "M8 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 12h9v3M17 12v3",
  phone: "M7 2h10v20H7zM11 19h2",
  network: "M3 9.5a13 13 0 0 1 18 0M6.5 13.5a8 8 0 0 1 11 0M10 17.5a3 3 0 0 1 4 0",
  track: "M3 6h18M3 12h18M3 18h18M8 4v4M15 10v4M11 16v4",
  play: "M8 5l11 7-11 7z",
  noise: "M2 12h2l1.5-4 2 9 2-12 2 14 2-12 2 9 1.5-6 1.5 2H22",
  shop: "M3 4h2l2.5 11h10L20 7H6M9 19h.01M16 19h.01",
};

export function StationIcon({ name }: { name: keyof typeof LINES }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
