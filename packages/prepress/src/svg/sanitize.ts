import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import { ACTIVE_ELEMENTS, ELEMENTS, SVG, TEXT_ELEMENTS, VECTOR_ELEMENTS } from './allowed.ts'
import { CUT_MARK, cutMarkOf } from './cut-marks.ts'
import { attributesOf } from './attributes.ts'
import { declaredEntities, lookupOf } from './entities.ts'
import { expansionCounter } from './expansion.ts'
import { harmlessStyleSheet } from './style-sheet.ts'
import { plainValue, variablesIn } from './plain-values.ts'
import { pointsElsewhere, type Plain } from './value.ts'

export interface SvgLimits {
  /** Most elements as written, elements with every `use` expanded, and nesting depth. */
  readonly elements: number
  readonly expandedElements: number
  readonly depth: number
}

/** Why a document is rejected: malformed, with entities that are more than a text, or beyond the limits. */
export class SvgRejected extends Error {
  constructor(readonly reason: 'broken' | 'entities' | 'too-complex') {
    super(`SVG refused: ${reason}`)
  }
}

export interface CleanSvg {
  /** Content of the root, serialized. */
  readonly content: string
  /** Attributes of the root, sanitized. */
  readonly root: ReadonlyMap<string, string>
  readonly vectorElements: number
  readonly textElements: number
  /** Bytes of each embedded picture. */
  readonly pictures: readonly Buffer[]
  readonly removedActive: boolean
  readonly removedLinks: boolean
  /** Distinct values of colors and variables that only browsers resolve; they are omitted from the drawing. */
  readonly unknownValues: readonly string[]
}

/** Elements whose content is only shown by reference. */
const REFERENCED = new Set('defs clipPath mask symbol marker pattern filter'.split(' '))

/** Maximum number of reported values. */
const MOST_UNKNOWN = 20

/** Text escaped for markup. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/**
 * Parses an SVG document and rewrites it from an allow-list: nothing in the result runs, links or reads
 * anything outside itself. Vectors, gradients, filters, styles and embedded pictures stay. Throws {@link
 * SvgRejected}.
 */
export function sanitizeSvg(text: string, limits: SvgLimits): CleanSvg {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const expansion = expansionCounter()
  const out: string[] = []
  const open: string[] = []
  const ids = new Set<string>()
  const pictures: Buffer[] = []
  let root: ReadonlyMap<string, string> | undefined
  let style: string[] | null = null
  let skipped = 0
  let elements = 0
  const variables = variablesIn(text)
  const unknownValues = new Set<string>()
  const plain: Plain = (property, value) => {
    const resolved = plainValue(property, value, variables)
    if (resolved === null && unknownValues.size < MOST_UNKNOWN) unknownValues.add(value)
    return resolved
  }
  const found = { vectorElements: 0, textElements: 0, removedActive: false, removedLinks: false }

  /** The first element with an id keeps it; a duplicate could hide the target of a reference. */
  const unusedId = (id: string | undefined) =>
    id === undefined || ids.has(id) ? undefined : ids.add(id) && id

  const writeElement = (tag: SaxesTagNS) => {
    const name = tag.local === 'a' ? 'g' : tag.local
    const attributes = Object.values(tag.attributes) as SaxesAttributeNS[]
    const read = attributesOf(name, attributes, plain)
    found.removedActive ||= read.removedActive
    found.removedLinks ||= read.removedLinks
    if (read.picture) pictures.push(read.picture)
    const id = unusedId(read.allowed.get('id'))
    const allowed =
      id === undefined ? new Map([...read.allowed].filter(([each]) => each !== 'id')) : read.allowed
    // Content that is only referenced is not displayed, whatever its name.
    const cut = open.some((each) => REFERENCED.has(each)) ? null : cutMarkOf(name, attributes)
    expansion.open(id)
    for (const other of read.refers) expansion.refer(other)
    open.push(name)
    if (VECTOR_ELEMENTS.has(name)) found.vectorElements += 1
    if (name === 'text') found.textElements += 1
    if (name === 'style') style = []
    if (!root) root = allowed
    else out.push(`<${name}${serialized(allowed)}${cut ? ` ${CUT_MARK}="${cut}"` : ''}>`)
  }

  parser.on('error', () => {
    throw new SvgRejected('broken')
  })
  parser.on('doctype', (doctype) => {
    const entities = declaredEntities(doctype)
    if (!entities) throw new SvgRejected('entities')
    Object.defineProperties(
      parser.ENTITIES,
      lookupOf(entities, () => {
        throw new SvgRejected('too-complex')
      }),
    )
  })
  parser.on('opentag', (tag) => {
    elements += 1
    if (elements > limits.elements || open.length + skipped > limits.depth)
      throw new SvgRejected('too-complex')
    const ours = tag.uri === SVG || (tag.uri === '' && tag.prefix === '')
    if (!root && !(ours && tag.local === 'svg')) throw new SvgRejected('broken')
    if (skipped === 0 && ours && style === null && (ELEMENTS.has(tag.local) || tag.local === 'a'))
      return writeElement(tag)
    skipped += 1
    found.removedActive ||= ours && ACTIVE_ELEMENTS.has(tag.local)
  })
  parser.on('closetag', () => {
    if (skipped > 0) return void skipped--
    const name = open.pop()
    expansion.close()
    if (name === 'style' && style !== null) {
      const sheet = style.join('')
      found.removedLinks ||= pointsElsewhere(sheet)
      out.push(escaped(harmlessStyleSheet(sheet, plain)))
      style = null
    }
    if (open.length > 0) out.push(`</${name}>`)
  })
  const characters = (text: string) => {
    if (skipped > 0) return
    if (style !== null) style.push(text)
    else if (TEXT_ELEMENTS.has(open.at(-1) ?? '')) out.push(escaped(text))
  }
  parser.on('text', characters)
  parser.on('cdata', characters)

  parser.write(text).close()
  if (!root) throw new SvgRejected('broken')
  if (expansion.total() > limits.expandedElements) throw new SvgRejected('too-complex')
  return { content: out.join(''), root, pictures, unknownValues: [...unknownValues], ...found }
}

/** Serializes attributes. */
export const serialized = (attributes: ReadonlyMap<string, string>): string =>
  [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
