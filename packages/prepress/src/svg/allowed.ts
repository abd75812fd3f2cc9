const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const SVG = 'http://www.w3.org/2000/svg'
export const XLINK = 'http://www.w3.org/1999/xlink'
export const XML = 'http://www.w3.org/XML/1998/namespace'

/** Elements that draw shapes, sharp at any size. */
export const VECTOR_ELEMENTS = words('path rect circle ellipse line polyline polygon text use')

/** Elements whose text is kept; elsewhere white space and text are removed. */
export const TEXT_ELEMENTS = words('text tspan textPath title desc')

/** Elements allowed in a sanitized SVG. Others are removed with their content. */
export const ELEMENTS = words(`
  svg g defs symbol use switch style title desc
  path rect circle ellipse line polyline polygon
  text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feFuncA feComposite feConvolveMatrix
  feDiffuseLighting feSpecularLighting feDistantLight fePointLight feSpotLight feDisplacementMap feDropShadow
  feFlood feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset feTile feTurbulence`)

/** Scripting and animation elements; their removal is reported to the shopper. */
export const ACTIVE_ELEMENTS = words(
  'script foreignObject animate animateMotion animateTransform set handler listener',
)

/** Presentation properties, as attributes and inside `style`. */
export const PROPERTIES = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
  cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  image-rendering isolation kerning letter-spacing lighting-color line-height marker marker-end marker-mid
  marker-start mask mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-align text-anchor text-decoration text-rendering text-transform transform
  transform-box transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode`)

/** Other allowed attributes; `href` and `style` have their own rules. */
export const ATTRIBUTES = words(`
  id class version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  pathLength dx dy rotate textLength lengthAdjust startOffset method spacing side
  offset gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits filterRes in in2 result stdDeviation edgeMode mode type values tableValues slope
  intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength azimuth
  elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle scale xChannelSelector yChannelSelector radius
  baseFrequency numOctaves seed stitchTiles systemLanguage requiredFeatures`)
