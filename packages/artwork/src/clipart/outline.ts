import { decimal } from '../geometry/index.ts'
import { scaleOf, stated, without, writtenOut, type Attributes, type DrawingNode } from './tree.ts'

interface Outlining {
  readonly color: string
  /** In units of the drawing, as it is seen. */
  readonly width: number
  /** How much larger the transforms around the region draw it. */
  readonly scale: number
  readonly id: string
  /** What lies in the region and is not of it: another region, what is blended. */
  readonly isOther: (attributes: Attributes) => boolean
}

/** What is only referred to, or only describes the drawing. */
const NOT_DRAWN = new Set(
  'defs clipPath mask symbol marker pattern linearGradient radialGradient filter style title desc metadata'.split(
    ' ',
  ),
)
/** What of an element its outline does not have. */
const OTHER = [
  'id',
  'class',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'mix-blend-mode',
  'opacity',
]

/**
 * The outline of everything that is filled in a region, to be drawn below it: as of texts, half of it is seen. What only draws lines has
 * none. Empty where nothing is filled. CLIP-13.
 */
export function outlineOf(node: DrawingNode, { color, width, scale, id, isOther }: Outlining): string {
  const write = (each: DrawingNode | string, outer: number, isUnfilled: boolean): string => {
    if (typeof each === 'string' || NOT_DRAWN.has(each.name)) return ''
    const { name, attributes } = each
    if (each !== node && isOther(attributes)) return ''
    const fill = stated(attributes, 'fill')
    const isNone = fill === undefined ? isUnfilled : fill === 'none'
    if (isNone && name !== 'g') return ''
    const inner = outer * scaleOf(attributes.get('transform'))
    const own = without(attributes, OTHER)
    const line = inner === outer ? own : own.set('stroke-width', decimal(width / inner, 5))
    const children = each.children.map((child) => write(child, inner, isNone)).join('')
    if (name === 'g' && children === '') return ''
    return `<${name}${writtenOut(line, id)}${children === '' ? '/>' : `>${children}</${name}>`}`
  }
  const lines = write(node, scale, false)
  if (lines === '') return ''
  const line = new Map([
    ['fill', 'none'],
    ['stroke', color],
    ['stroke-width', decimal(width / scale, 5)],
    ['stroke-linejoin', 'round'],
  ])
  return `<g${writtenOut(line, id)}>${lines}</g>`
}
