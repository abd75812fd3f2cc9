import type { Artwork } from '../scene/artwork.ts'
import { attribute } from '../scene/opened.ts'

/** CSS colors by the selectors of a clipart's regions: `#antlers`, `.leaf`, several joined by commas. REC-21. */
export type RegionColors = Readonly<Record<string, string>>

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** What else an SVG file holds beside elements: declarations, comments. */
const NO_ELEMENT = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/gi

type Attributes = ReadonlyMap<string, string>

/** How a whole clipart is painted, beside its regions. */
export interface WholePaint {
  /** CSS color of everything that is in no painted region; absent: its own colors. CLIP-3. */
  readonly base?: string | null
  /** The drawing is the opening in a piece of its size, in the color of the base. CLIP-4. */
  readonly inverted?: boolean
}

/** What an inverted drawing is a piece of where no color is chosen. */
const INK = '#1b1917'

/**
 * A clipart as an element of a design: its regions painted, in its own view box. Colors given to a group go to everything in it;
 * what has no fill stays without. `id` begins its names, so that two cliparts can stand in one drawing. Null for what is no SVG.
 */
export function paintedClipart(
  svg: string,
  colors: RegionColors,
  id: string,
  { base = null, inverted = false }: WholePaint = {},
): Artwork | null {
  if (!inverted) return painted(svg, colors, id, base)
  const opening = painted(svg, {}, id, 'black')
  if (opening === null) return null
  const [x, y, width, height] = opening.viewBox.trim().split(/[\s,]+/)
  const whole = `<rect x="${x}" y="${y}" width="${width}" height="${height}"`
  const mask = `<mask id="${id}-opening" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}">${whole} fill="white"/>${opening.markup}</mask>`
  return {
    markup: `${mask}${whole} fill="${attribute(base ?? INK)}" mask="url(#${id}-opening)"/>`,
    viewBox: opening.viewBox,
  }
}

interface Painted {
  readonly markup: string
  readonly viewBox: string
}

function painted(svg: string, colors: RegionColors, id: string, base: string | null): Painted | null {
  const text = svg.replace(NO_ELEMENT, '')
  const [root, rest] = rootOf(text)
  if (root === null) return null
  const viewBox = viewBoxOf(root)
  if (viewBox === null) return null
  const colorOf = colorsBySelector(colors)
  /** The color of the painted element everything is in; null: none. One entry an open element. */
  const open: (string | null)[] = [base]
  const markup = rest.replace(TAG, (_, end: string, name: string, written: string, alone: string) => {
    if (end) {
      if (open.length > 1) open.pop()
      return `</${name}>`
    }
    const attributes = attributesOf(written)
    const color = colorOf(attributes) ?? open.at(-1) ?? null
    if (!alone) open.push(color)
    return `<${name}${writtenOut(color === null ? attributes : filled(attributes, color), id)}${alone}>`
  })
  const stated = new Map([...root].filter(([name]) => INHERITED.has(name)))
  const inherited = base === null ? stated : filled(stated, base)
  return { markup: `<g${writtenOut(inherited, id)}>${markup}</g>`, viewBox }
}

/** What the root of a drawing says for everything in it. */
const INHERITED: ReadonlySet<string> = new Set(
  'fill fill-rule clip-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit color opacity style'.split(
    ' ',
  ),
)

/** The attributes of the root and what is in it. */
function rootOf(text: string): readonly [Attributes | null, string] {
  const start = /<svg((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*>/.exec(text)
  const end = text.lastIndexOf('</svg>')
  if (!start || end < start.index) return [null, '']
  return [attributesOf(start[1] ?? ''), text.slice(start.index + start[0].length, end)]
}

function viewBoxOf(root: Attributes): string | null {
  const stated = root.get('viewBox')
  if (stated !== undefined) return stated
  const sides = [root.get('width'), root.get('height')].map((side) => Number.parseFloat(side ?? ''))
  return sides.every((side) => side > 0) ? `0 0 ${sides.join(' ')}` : null
}

const attributesOf = (written: string): Attributes =>
  new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  )

const colorsBySelector = (colors: RegionColors) => {
  const bySelector = new Map(
    Object.entries(colors).flatMap(([selectors, color]) =>
      selectors.split(',').map((selector) => [selector.trim(), color] as const),
    ),
  )
  return (attributes: Attributes): string | null => {
    const names = [
      ...(attributes.has('id') ? [`#${attributes.get('id')}`] : []),
      ...(attributes.get('class') ?? '').split(/\s+/).map((name) => `.${name}`),
    ]
    return names.map((name) => bySelector.get(name)).find((color) => color !== undefined) ?? null
  }
}

/** The same with another fill; what has none, and what only draws lines, stays so. */
function filled(attributes: Attributes, color: string): Attributes {
  const style = attributes.get('style')
  const declared = style && /(?:^|;)\s*fill\s*:\s*([^;]*)/.exec(style)?.[1]?.trim()
  if ((declared ?? attributes.get('fill')) === 'none') return attributes
  const after = new Map(attributes).set('fill', color)
  if (style) after.set('style', style.replace(/(^|;)\s*fill\s*:[^;]*/g, '$1'))
  return after
}

/** Attributes as markup, their names and references begun by `id`. */
const writtenOut = (attributes: Attributes, id: string): string =>
  [...attributes]
    .map(([name, value]) => {
      const own =
        name === 'id'
          ? `${id}-${value}`
          : /^(?:xlink:)?href$/.test(name)
            ? value.replace(/^#/, `#${id}-`)
            : value.replace(/url\(\s*(['"]?)#/g, `url($1#${id}-`)
      return ` ${name}="${escaped(own)}"`
    })
    .join('')

/** Values come from markup: what is escaped in it already stays. */
const escaped = (value: string): string => attribute(value).replace(/&amp;(#?\w+;)/g, '&$1')
