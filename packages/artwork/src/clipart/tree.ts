import { attribute } from '../scene/opened.ts'

export type Attributes = ReadonlyMap<string, string>

/** An element of a drawing; children that aren't elements are text as written. */
export interface DrawingNode {
  readonly name: string
  readonly attributes: Attributes
  readonly children: readonly (DrawingNode | string)[]
  /** Self-closing. */
  readonly alone: boolean
}

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** Other content of an SVG file: declarations, comments. */
const NO_ELEMENT = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/gi

const attributesOf = (written: string): Attributes =>
  new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  )

/** The root of a drawing with its content; null if it is not an SVG. */
export function drawingTree(svg: string): DrawingNode | null {
  const text = svg.replace(NO_ELEMENT, '')
  const start = /<svg((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*>/.exec(text)
  const end = text.lastIndexOf('</svg>')
  if (!start || end < start.index) return null
  const inside = text.slice(start.index + start[0].length, end)
  return {
    ...{ name: 'svg', attributes: attributesOf(start[1] ?? ''), alone: false },
    children: childrenOf(inside),
  }
}

type Open = DrawingNode & { readonly children: (DrawingNode | string)[] }

function childrenOf(text: string): readonly (DrawingNode | string)[] {
  const root: Open = { name: '', attributes: new Map(), children: [], alone: false }
  const open: Open[] = [root]
  let after = 0
  for (const { 0: tag, 1: end, 2: name = '', 3: written = '', 4: alone, index } of text.matchAll(TAG)) {
    const inner = open.at(-1)!
    if (index > after) inner.children.push(text.slice(after, index))
    after = index + tag.length
    if (end) {
      if (open.length > 1) open.pop()
      continue
    }
    const node: Open = { name, attributes: attributesOf(written), children: [], alone: alone !== '' }
    inner.children.push(node)
    if (!node.alone) open.push(node)
  }
  if (after < text.length) open.at(-1)!.children.push(text.slice(after))
  return root.children
}

/** Attributes as markup, with ids and references prefixed by `id`. */
export const writtenOut = (attributes: Attributes, id: string): string =>
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

/** Values come from markup and stay escaped. */
const escaped = (value: string): string => attribute(value).replace(/&amp;(#?\w+;)/g, '&$1')

/** Selectors that match an element: its id and its classes. */
const namesOf = (attributes: Attributes): readonly string[] => [
  ...(attributes.has('id') ? [`#${attributes.get('id')}`] : []),
  ...(attributes.get('class') ?? '').split(/\s+/).map((name) => `.${name}`),
]

/** Looks up values by selector, several joined by commas; the first one that matches an element applies. */
export function bySelector<T>(
  listed: Iterable<readonly [string, T]>,
): (attributes: Attributes) => T | undefined {
  const all = new Map(
    [...listed].flatMap(([selectors, value]) =>
      selectors.split(',').map((selector) => [selector.trim(), value] as const),
    ),
  )
  return (attributes) =>
    namesOf(attributes)
      .map((name) => all.get(name))
      .find((value) => value !== undefined)
}

const declaration = (style: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`).exec(style)?.[1]?.trim()

/** The value of a property set on the element itself, in its style or as an attribute. */
export const stated = (attributes: Attributes, name: string): string | undefined =>
  declaration(attributes.get('style') ?? '', name) ?? attributes.get(name)

/** The attributes without some properties, in style and attributes. */
export function without(attributes: Attributes, names: readonly string[]): Map<string, string> {
  const after = new Map([...attributes].filter(([name]) => !names.includes(name)))
  const style = after.get('style')
  if (style !== undefined)
    after.set(
      'style',
      style
        .split(';')
        .filter((each) => !names.includes(each.split(':')[0]!.trim()))
        .join(';'),
    )
  return after
}

/** Scale factor of a transform, averaged over both axes. */
export function scaleOf(transform: string | undefined): number {
  let area = 1
  for (const [, name, inside = ''] of (transform ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 1, b = 0, c = 0, d = 1] = inside
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (name === 'scale') area *= a * (inside.trim().split(/[\s,]+/).length > 1 ? b : a)
    if (name === 'matrix') area *= a * d - b * c
  }
  const scale = Math.sqrt(Math.abs(area))
  return scale > 0 && Number.isFinite(scale) ? scale : 1
}
