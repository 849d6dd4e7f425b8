/** The mark that a new site begins with: a ring with a dot in it. */

const RING = "M-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0";
const DOT = "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0";

/** For site.yaml. */
export const MARK = [
  { paint: "line", d: RING },
  { paint: "colour", d: DOT },
];

/** public/favicon.svg, which every icon is drawn from. */
export function iconOf(name: string, { light, dark }: { light: string; dark: string }): string {
  const title = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32" width="32" height="32" fill="none" stroke="#777b84" stroke-width="2">
  <title>${title}</title>
  <style>
    .ring { stroke: #14161b }
    .dot { fill: ${light} }
    @media (prefers-color-scheme: dark) {
      .ring { stroke: #ece9e2 }
      .dot { fill: ${dark} }
    }
  </style>
  <path class="ring" d="${RING}"/>
  <path class="dot" d="${DOT}" fill="#777b84" stroke="none"/>
</svg>
`;
}
