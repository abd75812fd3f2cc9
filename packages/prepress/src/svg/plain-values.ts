import { converter, inGamut, parse, toGamut } from 'culori'

/** Properties whose values are colors. */
const COLORS = new Set(['fill', 'stroke', 'color', 'stop-color', 'flood-color', 'lighting-color'])
/** Values that every renderer supports: hexadecimal digits, names, keywords and legacy `rgb()`. */
const KNOWN = /^(?:#[\da-f]{3,8}|[a-z-]+|rgba?\(\s*[\d.]+%?(?:\s*,\s*[\d.]+%?){2,3}\s*\))$/i
/** A paint server of the drawing, and the fallback color. */
const OF_SERVER = /^(url\([^)]*\))\s*(.*)$/i
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g
const [isOnScreen, inRgb, nearest] = [inGamut('rgb'), converter('rgb'), toGamut('rgb', 'oklch')]
/** Maximum lengths of a color, of a variable, and of a value with its variables. */
const [LONGEST_COLOR, LONGEST_VARIABLE, LONGEST_VALUE] = [500, 4096, 10_000]
/** Maximum nesting of variables. */
const DEEPEST = 8

/** The variables of a drawing by name; null for one with several values, since only a browser knows which applies. */
export type Variables = ReadonlyMap<string, string | null>

/** The variables declared in a document's styles, except in comments and conditional rules. */
export function variablesIn(text: string): Variables {
  const variables = new Map<string, string | null>()
  if (!text.includes('--')) return variables
  const styles = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').replace(CONDITIONAL, ' ')
  for (const [, name = '', declared = ''] of styles.matchAll(/[\s{;"'](--[\w-]+)\s*:([^;{}"'<]*)/g)) {
    const value = declared.replace(IMPORTANT, '').trim()
    const known = variables.get(name)
    const isSame = known === undefined || known === value
    variables.set(name, isSame && value.length <= LONGEST_VARIABLE ? value : null)
  }
  return variables
}

/** `@media`, `@supports` and `@container` with their rules. */
const CONDITIONAL = /@(?:media|supports|container)[^{}@]*\{(?:[^{}@]*\{[^{}@]*\})*[^{}@]*\}/gi
const IMPORTANT = /!\s?important\s?$/i

/** A value that every renderer supports; null where there is none, so that the property is omitted (FILE-18). */
export function plainValue(property: string, value: string, variables: Variables): string | null {
  const stated = value.trim()
  const isImportant = IMPORTANT.test(stated)
  const plain = plainly(property, stated.replace(IMPORTANT, '').trimEnd(), variables)
  return plain !== null && isImportant ? `${plain} !important` : plain
}

function plainly(property: string, value: string, variables: Variables): string | null {
  const resolved = withoutVariables(value, variables)
  if (resolved === null || !COLORS.has(property)) return resolved
  if (resolved.length > LONGEST_COLOR) return null
  const [, server, fallback = ''] = OF_SERVER.exec(resolved) ?? []
  if (server === undefined) return plainColor(resolved)
  return fallback === '' ? server : `${server} ${plainColor(fallback) ?? 'none'}`
}

function withoutVariables(value: string, variables: Variables): string | null {
  let resolved = value
  for (let depth = 0; /\bvar\(/i.test(resolved); depth += 1) {
    if (depth === DEEPEST || resolved.length > LONGEST_VALUE) return null
    let length = resolved.length
    let isKnown = true
    const before = resolved
    resolved = resolved.replace(VARIABLE, (_, name: string, fallback?: string) => {
      const held = variables.has(name) ? variables.get(name) : fallback?.trim()
      length += held?.length ?? 0
      isKnown &&= typeof held === 'string' && length <= LONGEST_VALUE
      return isKnown ? (held ?? '') : ''
    })
    if (!isKnown || resolved === before) return null
  }
  return resolved
}

/** The color as `rgb()` where some renderers would take its notation for black. */
function plainColor(value: string): string | null {
  // Print programs append ink values to the screen color.
  const color = value.replace(/\b(?:icc-color|device-cmyk)\([^()]*\)$/i, '').trim()
  if (color === '') return null
  if (KNOWN.test(color)) return color
  const parsed = parse(color)
  if (parsed === undefined) return null
  const { r, g, b, alpha = 1 } = isOnScreen(parsed) ? inRgb(parsed) : nearest(parsed)
  const [red, green, blue] = [r, g, b].map((channel) => Math.round(255 * channel))
  return alpha < 1 ? `rgba(${red},${green},${blue},${round(alpha)})` : `rgb(${red},${green},${blue})`
}

const round = (share: number) => Math.round(share * 1000) / 1000
