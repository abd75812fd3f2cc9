const star = 'M50 5L80 95 5 40H95L20 95Z'
const rect = (attributes: string) => `<rect x="10" y="10" width="80" height="80" ${attributes}/>`
const linear = (attributes: string, stops: string) =>
  `<linearGradient id="g" ${attributes}>${stops}</linearGradient>${rect('fill="url(#g)"')}`
const radial = (attributes: string, stops: string) =>
  `<radialGradient id="g" ${attributes}>${stops}</radialGradient>${rect('fill="url(#g)"')}`
const ORANGE_TO_BLUE = '<stop stop-color="#f80"/><stop offset="1" stop-color="#08f"/>'
const styled = (css: string, content: string) => `<style>${css}</style>${content}`

/** Features in drawings of common programs, one each, in a view box of 100 by 100: name → content. */
export const EVERYDAY_DRAWINGS: Readonly<Record<string, string>> = {
  'areas and lines': `<path d="${star}" fill="#c33" stroke="#024" stroke-width="3"/>`,
  'even-odd': `<path d="${star}" fill="#063" fill-rule="evenodd"/>`,
  black: `<path d="${star}"/>`,
  red: rect('fill="red"'),
  'neon colors': `${rect('fill="#0f0"')}<circle cx="50" cy="50" r="20" fill="#f0f"/>`,
  grays: '<rect width="50" height="100" fill="#808080"/><rect x="50" width="50" height="100" fill="#333"/>',
  hsl: rect('fill="hsl(200,80%,40%)"'),
  'rgb with slash': rect('fill="rgb(200 100 50 / 0.5)"'),
  'short hex with alpha': rect('fill="#f008"'),
  'hex with alpha': rect('fill="#ff000080"'),
  'capital color names': rect('fill="DarkSlateGray"'),
  'opacity in percent': rect('fill="#246" fill-opacity="40%"'),
  'important rules': styled('rect{fill:#0a0!important} .a{fill:#a00}', rect('class="a"')),
  'descendant selectors': styled('g rect{fill:#a0a} rect{fill:#0aa}', `<g>${rect('')}</g>`),
  'child selectors': styled('g>rect{fill:#a0a} rect{fill:#0aa}', `<g>${rect('')}</g>`),
  'attribute selectors': styled('[width]{fill:#a0a}', rect('')),
  'nth-child': styled('rect:nth-child(2){fill:#c60}', rect('')),
  'not selectors': styled('rect:not(.b){fill:#06c}', rect('')),
  specificity: styled('#i{fill:#c60} rect{fill:#06c}', rect('id="i"')),
  'css transform': styled('rect{transform:translate(10px,10px);fill:#555}', rect('')),
  'transform origin': rect('fill="#936" transform="rotate(30)" transform-origin="50 50"'),
  switch: `<switch><g systemLanguage="xx">${rect('fill="red"')}</g><g>${rect('fill="#080"')}</g></switch>`,
  symbols: `<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#a50"/></symbol><use href="#s" width="60" height="40"/>`,
  'nested uses': `<defs><g id="a"><circle r="8" fill="#05a"/></g><g id="b"><use href="#a"/><use href="#a" x="30"/></g></defs><use href="#b" x="20" y="50"/>`,
  'nested svg':
    '<svg x="20" y="20" width="40" height="40" viewBox="0 0 10 10"><rect width="20" height="20" fill="#a05"/></svg>',
  'one-radius ellipses': '<ellipse cx="50" cy="50" rx="40" fill="#777"/>',
  'rounded rectangles': '<rect x="10" y="10" width="80" height="60" rx="15" fill="#369"/>',
  polygons:
    '<polygon points="50,5 95,95 5,95" fill="#fc0" stroke="#000" stroke-linejoin="round" stroke-width="4"/>',
  dots: '<path d="M10 50H90" stroke="#000" stroke-width="6" stroke-linecap="round" stroke-dasharray="0,8"/>',
  'dashes without gaps': '<path d="M10 50H90" stroke="#000" stroke-width="6" stroke-dasharray="40 0"/>',
  dashes: '<path d="M10 50H90" stroke="#090" stroke-width="4" stroke-dasharray="6 3"/>',
  arcs: '<path d="M10 50A40 30 20 1 1 90 50" fill="none" stroke="#c09" stroke-width="5"/>',
  'millimeters inside': '<rect width="13mm" height="10mm" fill="#063"/>',
  'linear gradients': linear('', ORANGE_TO_BLUE),
  'gradients to black': linear('', '<stop/><stop offset="1" stop-color="#fff"/>'),
  'three stops': linear(
    'y2="1"',
    '<stop stop-color="#f00"/><stop offset=".5" stop-color="#ff0"/><stop offset="1" stop-color="#080"/>',
  ),
  'reflected gradients': linear('spreadMethod="reflect" x2="0.3"', ORANGE_TO_BLUE),
  'repeated gradients': linear('spreadMethod="repeat" x2="0.3"', ORANGE_TO_BLUE),
  'turned gradients': linear('gradientTransform="rotate(45 .5 .5)"', ORANGE_TO_BLUE),
  'radial gradients': radial('', ORANGE_TO_BLUE),
  'focal points': radial('fx=".2" fy=".3"', ORANGE_TO_BLUE),
  'negative radii': radial('r="-1"', ORANGE_TO_BLUE),
  'clear gradients': radial(
    '',
    '<stop stop-color="#f80"/><stop offset="1" stop-color="#08f" stop-opacity="0"/>',
  ),
  'opacity on paper': `<g opacity="0.5"><circle cx="50" cy="50" r="40" fill="#d22"/></g>`,
  'a shadow on a color': `${rect('fill="#e33"')}<circle cx="60" cy="60" r="20" opacity=".4"/>`,
  'a highlight on a color': `${rect('fill="#036"')}<circle cx="40" cy="40" r="15" fill="#fff" opacity=".6"/>`,
  'overlapping translucent colors': `<circle cx="40" cy="50" r="30" fill="#00f" opacity=".5"/><circle cx="60" cy="50" r="30" fill="#ff0" opacity=".5"/>`,
  clips: `<clipPath id="c"><circle cx="50" cy="50" r="35"/></clipPath><path d="${star}" fill="#808" clip-path="url(#c)"/>`,
  masks: `<mask id="m"><circle cx="50" cy="50" r="35" fill="#fff"/></mask>${rect('fill="#808" mask="url(#m)"')}`,
  blurs: `<filter id="f"><feGaussianBlur stdDeviation="4"/></filter><circle cx="50" cy="50" r="30" fill="#c22" filter="url(#f)"/>`,
  'filter functions': styled('rect{filter:blur(3px);fill:#282}', rect('')),
  blending: `${rect('fill="#fc0"')}<circle cx="50" cy="50" r="30" fill="#09c" style="mix-blend-mode:multiply"/>`,
  patterns: `<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3" fill="#a20"/></pattern>${rect('fill="url(#p)"')}`,
  markers: `<marker id="k" markerWidth="4" markerHeight="4" refX="2" refY="2"><circle cx="2" cy="2" r="2" fill="#060"/></marker><path d="M10 50H90" stroke="#060" stroke-width="5" marker-end="url(#k)"/>`,
  'text in outlines and live':
    '<text x="5" y="60" font-size="30" font-family="sans-serif" fill="#222">Aa</text>',
  'paint order':
    '<circle cx="50" cy="50" r="30" fill="#fc0" stroke="#06c" stroke-width="12" paint-order="stroke"/>',
  'current color': `<g color="#b0b">${rect('fill="currentColor"')}</g>`,
  'a gradient from nowhere': linear('href="#nowhere"', ORANGE_TO_BLUE),
  visibility: `<g visibility="hidden">${rect('fill="red"')}<circle cx="50" cy="50" r="20" fill="#0a5" visibility="visible"/></g>`,
  'skewed shapes': `<g transform="skewX(15) scale(.8)">${rect('fill="#579"')}</g>`,
}
