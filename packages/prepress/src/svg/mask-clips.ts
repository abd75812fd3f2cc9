import { shapePath } from './shape-path.ts'
import { declaredFor, rulesOf, type Declarations, type Rules } from './style-rules.ts'
import { branchesOf, contentOf, treeOf, type Branch } from './tree.ts'

/**
 * Converts masks of plain shapes in a sanitized drawing to clip paths, which are printed as vectors: white shapes show, black ones on
 * them hide. Other masks stay. The result is compared with the drawing before it is printed, like all vectors.
 */
export function withPlainMasksAsClips(svg: string): string {
  if (!/<mask[\s>]/.test(svg)) return svg
  const tree = treeOf(svg)
  const all = [...branchesOf(tree)]
  const sheet = all.filter(({ name }) => name === 'style').map(({ children }) => children.join(''))
  const rules = rulesOf(sheet.join('\n'))
  if (rules === null || rules.some(({ declared }) => declared.some(([name]) => name === 'mask'))) return svg
  const usersOf = new Map<string, Branch[]>()
  for (const each of all) {
    const id = maskIdOf(each)
    if (id !== undefined)
      usersOf
        .set(id, usersOf.get(id) ?? [])
        .get(id)
        ?.push(each)
  }
  for (const parent of all)
    for (const [at, mask] of parent.children.entries()) {
      if (typeof mask === 'string' || mask.name !== 'mask') continue
      const clip = clipOf(mask, rules)
      const users = usersOf.get(mask.attributes.get('id') ?? '') ?? []
      if (clip === null || users.some((user) => !canBeClipped(user))) continue
      parent.children[at] = clip
      for (const user of users) clipInstead(user)
    }
  return contentOf(tree)
}

const URL = /url\(\s*["']?#([^"')\s]+)["']?\s*\)/
const IN_STYLE = /(^|;)\s*mask\s*:\s*([^;]*)/

const maskOf = ({ attributes }: Branch): string =>
  IN_STYLE.exec(attributes.get('style') ?? '')?.[2] ?? attributes.get('mask') ?? ''

const maskIdOf = (branch: Branch): string | undefined => URL.exec(maskOf(branch))?.[1]

/** A second clip path would need a group of its own. */
const canBeClipped = ({ attributes }: Branch): boolean =>
  !attributes.has('clip-path') && !/clip-path/.test(attributes.get('style') ?? '')

function clipInstead(user: Branch): void {
  const { attributes } = user
  attributes.set('clip-path', URL.exec(maskOf(user))?.[0] ?? '')
  attributes.delete('mask')
  const style = attributes.get('style')
  if (style !== undefined) attributes.set('style', style.replace(IN_STYLE, '$1'))
}

/** Areas that a mask hides and shows. */
type Shade = 'shows' | 'hides'

interface Part {
  readonly path: string
  readonly shade: Shade
  readonly rule: string
}

/** A mask as a clip path; null where it has more than plain shapes, white ones first. */
function clipOf(mask: Branch, rules: Rules): Branch | null {
  const { attributes } = mask
  const isByBox = ['maskContentUnits', 'mask', 'clip-path'].some((name) => attributes.has(name))
  if (isByBox && attributes.get('maskContentUnits') !== 'userSpaceOnUse') return null
  const declared = declaredFor(mask, rules)
  const isAlpha = declared.get('mask-type') === 'alpha'
  const parts = partsIn(mask, declared, { rules, isAlpha })
  if (parts === null || parts.length === 0) return null
  const shown = parts.filter(({ shade }) => shade === 'shows')
  const isOrdered = shown.every((part, at) => part === parts[at])
  if (shown.length === 0 || !isOrdered) return null
  const isWhole = shown.length === parts.length
  const paths = isWhole ? shown : [{ path: parts.map(({ path }) => path).join(''), rule: 'evenodd' }]
  return {
    name: 'clipPath',
    attributes: new Map([['id', attributes.get('id') ?? '']]),
    children: paths.map(({ path, rule }) => ({
      name: 'path',
      attributes: new Map([
        ['d', path],
        ['clip-rule', rule],
      ]),
      children: [],
    })),
  }
}

/** Properties a shape in a mask must not have if its outline is to define it completely. */
const NOT_PLAIN = [
  'opacity',
  'fill-opacity',
  'filter',
  'mask',
  'clip-path',
  'display',
  'visibility',
  'transform-origin',
]

function partsIn(
  branch: Branch,
  outer: Declarations,
  by: { readonly rules: Rules; readonly isAlpha: boolean },
): readonly Part[] | null {
  const parts: Part[] = []
  for (const child of branch.children) {
    if (typeof child === 'string') continue
    const own = declaredFor(child, by.rules)
    if (NOT_PLAIN.some((name) => own.has(name))) return null
    if (own.get('transform') !== child.attributes.get('transform')) return null
    const declared: Declarations = new Map([...outer, ...own])
    if ((declared.get('stroke') ?? 'none') !== 'none') return null
    if (child.name === 'g') {
      const inner = child.attributes.has('transform') ? null : partsIn(child, declared, by)
      if (inner === null) return null
      parts.push(...inner)
      continue
    }
    const [path, shade] = [shapePath(child), shadeOf(declared.get('fill') ?? 'black', by.isAlpha)]
    if (path === null || shade === null) return null
    parts.push({ path, shade, rule: declared.get('fill-rule') ?? 'nonzero' })
  }
  return parts
}

const WHITE =
  /^(?:white|#fff|#ffffff|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\)|rgb\(\s*100%\s*,\s*100%\s*,\s*100%\s*\))$/i
const BLACK = /^(?:black|#000|#000000|rgb\(\s*0\s*,\s*0\s*,\s*0\s*\))$/i
const OPAQUE = /^(?:[a-z]+|#[\da-f]{3}|#[\da-f]{6}|rgb\([^)]*\))$/i

/** A mask counts the lightness of colors, or their alpha alone. */
function shadeOf(fill: string, isAlpha: boolean): Shade | null {
  if (isAlpha) return OPAQUE.test(fill) && !/^(?:none|transparent|currentcolor)$/i.test(fill) ? 'shows' : null
  return WHITE.test(fill) ? 'shows' : BLACK.test(fill) ? 'hides' : null
}
