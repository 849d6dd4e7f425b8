/** The elements and attributes that a drawing may have: shapes, paint and text; no scripts, links or files to load. */

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

export const SVG_ELEMENTS = namesIn(`
  svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite feDropShadow feFlood
  feGaussianBlur feMerge feMergeNode feOffset
`);

export const SVG_ATTRIBUTES = namesIn(`
  xmlns xmlns:xlink version id class lang xml:lang style type role aria-label aria-labelledby aria-hidden
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points pathLength transform transform-origin
  href xlink:href gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY filterUnits primitiveUnits
  in in2 result mode operator values stdDeviation edgeMode k1 k2 k3 k4 rotate textLength lengthAdjust
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity flood-color flood-opacity clip-path clip-rule mask filter
  marker-start marker-mid marker-end vector-effect shape-rendering text-rendering color-interpolation color-interpolation-filters
  display visibility overflow paint-order font-family font-size font-weight font-style text-anchor dominant-baseline
  letter-spacing word-spacing mix-blend-mode isolation
`);
