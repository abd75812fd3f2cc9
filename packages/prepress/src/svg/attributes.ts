import type { SaxesAttributeNS } from 'saxes'
import { ATTRIBUTES, PROPERTIES, XLINK, XML } from './allowed.ts'
import { harmlessDeclarations, isHarmless, ownReferences, pointsElsewhere, type Plain } from './value.ts'

const DATA_PICTURE = /^\s*data:image\/(png|jpe?g|gif|webp);base64,([A-Za-z\d+/=\s]+)$/i
const OWN_ID = /^\s*#([^"'()<>\s\\]+)\s*$/u
const HAS_PICTURE = new Set(['image', 'feImage'])

export interface ReadAttributes {
  readonly allowed: ReadonlyMap<string, string>
  /** Ids in this drawing that the element references. */
  readonly refers: readonly string[]
  readonly picture: Buffer | null
  readonly removedActive: boolean
  readonly removedLinks: boolean
}

/**
 * The allowed attributes of an element. `xlink:href` becomes `href`; only references to own ids and embedded
 * pictures remain.
 */
export function attributesOf(
  element: string,
  attributes: readonly SaxesAttributeNS[],
  plainly: Plain,
): ReadAttributes {
  const allowed = new Map<string, string>()
  const refers: string[] = []
  let picture: Buffer | null = null
  let removedActive = false
  let removedLinks = false

  for (const { local, uri, prefix, value } of attributes) {
    const plain = uri === '' && prefix === ''
    if (local === 'href' && (plain || uri === XLINK)) {
      const id = OWN_ID.exec(value)?.[1]
      const data = HAS_PICTURE.has(element) ? DATA_PICTURE.exec(value) : null
      if (id !== undefined) {
        allowed.set('href', `#${id}`)
        refers.push(id)
      } else if (data) {
        const base64 = (data[2] ?? '').replace(/\s/g, '')
        picture = Buffer.from(base64, 'base64')
        allowed.set('href', `data:image/${data[1]?.toLowerCase()};base64,${base64}`)
      } else if (element !== 'g') removedLinks = true
      continue
    }
    if (plain && local === 'style') {
      removedLinks ||= pointsElsewhere(value)
      const declarations = harmlessDeclarations(value, plainly)
      if (declarations !== '') allowed.set('style', declarations)
      refers.push(...ownReferences(declarations))
      continue
    }
    if (uri === XML && local === 'space')
      allowed.set('xml:space', value === 'preserve' ? 'preserve' : 'default')
    removedActive ||= plain && /^on/i.test(local)
    if (!plain || !(ATTRIBUTES.has(local) || PROPERTIES.has(local))) continue
    if (!isHarmless(value)) {
      removedLinks ||= pointsElsewhere(value)
      continue
    }
    const resolved = PROPERTIES.has(local) ? plainly(local, value) : value
    // The value of a variable is checked too.
    if (resolved === null || !isHarmless(resolved)) continue
    allowed.set(local, resolved)
    refers.push(...ownReferences(resolved))
  }
  return { allowed: allowed, refers, picture, removedActive, removedLinks }
}
