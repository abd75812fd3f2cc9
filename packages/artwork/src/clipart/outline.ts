import { decimal } from '../geometry/index.ts'
import { scaleOf, stated, without, writtenOut, type Attributes, type DrawingNode } from './tree.ts'

interface Outlining {
  readonly color: string
  /** Width in displayed drawing units. */
  readonly width: number
  /** Scale of the transforms around the region. */
  readonly scale: number
  readonly id: string
  /** Elements inside the region that do not belong to it: other regions, blended parts. */
  readonly isOther: (attributes: Attributes) => boolean
}

/** Elements that are only referenced, or hold metadata. */
const NOT_DRAWN = new Set(
  'defs clipPath mask symbol marker pattern linearGradient radialGradient filter style title desc metadata'.split(
    ' ',
  ),
)
/** Attributes of an element that its outline drops. */
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
 * The outline of every filled element in a region, drawn below it: as with text, half of it shows. Elements with only a stroke
 * have none. Empty if nothing is filled. CLIP-13.
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
