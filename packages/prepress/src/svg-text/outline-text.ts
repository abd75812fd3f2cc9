import { isTrack, type Face } from '@kisscut/artwork/text'
import svgpath from 'svgpath'
import type { CleanSvg } from '../svg/index.ts'
import { branchesOf, contentOf, treeOf, type Branch } from '../svg/tree.ts'
import { facesOf, fontName } from './faces.ts'
import { LETTERS_AT_MOST, lettersOf } from './letters.ts'
import { runsOf, setAlong, setRuns, type Outlined } from './set-letters.ts'
import { declaredFor, rulesOf, type Declarations, type Rules } from '../svg/style-rules.ts'
import { INITIAL, styleIn, type TextStyle } from './text-style.ts'

/** A drawing whose text is outlined as far as its fonts are available. */
export interface OutlinedSvg {
  readonly clean: CleanSvg
  /** Names of missing fonts; their text stays text. */
  readonly missing: readonly string[]
  /** Number of texts in available fonts with features that are not outlined: columns, underlines, mixed directions. */
  readonly unusual: number
}

/** The font families of a drawing's text, spelled as first stated. */
export function familiesIn(clean: CleanSvg): readonly string[] {
  if (clean.textElements === 0) return []
  const families = new Set<string>()
  eachText(clean, ({ text, style, rules }) => {
    const letters = lettersOf(text, style, new Map(), rules)?.letters ?? []
    for (const letter of letters) families.add(letter.style.family)
    if (letters.length === 0) families.add(style.family)
    return null
  })
  return [...families]
}

/** Replaces text by the outlines of its letters, set as in a browser, where exactly its font is among the files. FILE-12. */
export function outlineText(clean: CleanSvg, fonts: readonly Uint8Array[]): OutlinedSvg {
  if (clean.textElements === 0) return { clean, missing: [], unusual: 0 }
  const faces = facesOf(fonts)
  const missing = new Set<string>()
  let [unusual, left, room] = [0, 0, LETTERS_AT_MOST]
  const content = eachText(clean, ({ text, style, declared, rules, inside, byId }) => {
    const found = lettersOf(text, style, declared, rules)
    const styles = new Set(found === null ? [style] : found.letters.map((letter) => letter.style))
    const known = new Map<TextStyle, Face>()
    for (const each of styles) {
      const face = faces.find(each)
      if (face) known.set(each, face)
      else missing.add(fontName(each))
    }
    const isThere = known.size === styles.size
    room -= found?.letters.length ?? 0
    const outlines = isThere && found && room >= 0 ? outlinesOf(found, known, byId) : null
    const made = outlines && replaced(text, declared, outlines, inside, byId)
    if (made === null) left += 1
    if (made === null && isThere) unusual += 1
    return made
  })
  return { clean: { ...clean, content, textElements: left }, missing: [...missing], unusual }
}

/** A text with its position in the markup. */
interface Place {
  readonly text: Branch
  readonly style: TextStyle
  readonly declared: Declarations
  readonly rules: Rules
  /** The name of the element that contains it. */
  readonly inside: string
  readonly byId: ReadonlyMap<string, Branch>
}

/** Replaces every text by the result of the callback, and returns the new content. */
function eachText(clean: CleanSvg, show: (place: Place) => Branch | null): string {
  const tree = treeOf(clean.content, clean.root)
  const all = [...branchesOf(tree)]
  const sheets = all.filter(({ name }) => name === 'style').map(({ children }) => children.join(''))
  const stated = rulesOf(sheets.join('\n'))
  const byId = new Map<string, Branch>()
  for (const branch of all) {
    const id = branch.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, branch)
  }
  const around = aroundText(tree)
  const visit = (branch: Branch, outer: TextStyle) => {
    const declared = declaredFor(branch, stated ?? [])
    const style = styleIn(outer, declared, branch.attributes.get('xml:space'))
    for (const [at, child] of branch.children.entries()) {
      if (typeof child === 'string') continue
      if (child.name !== 'text') {
        if (around.has(child)) visit(child, style)
        continue
      }
      const own = declaredFor(child, stated ?? [])
      // Browser-only style sheets may set anything on it.
      const inner = styleIn(
        { ...style, isUnusual: style.isUnusual || stated === null },
        own,
        child.attributes.get('xml:space'),
      )
      const place = {
        text: child,
        style: inner,
        declared: own,
        rules: stated ?? [],
        inside: branch.name,
        byId,
      }
      branch.children[at] = show(place) ?? child
    }
  }
  visit(tree, INITIAL)
  return contentOf(tree)
}

/** Elements that contain text; other elements' styles are irrelevant. */
function aroundText(tree: Branch): ReadonlySet<Branch> {
  const found = new Set<Branch>()
  const look = (branch: Branch): boolean => {
    let contains = branch.name === 'text'
    for (const child of branch.children) if (typeof child !== 'string' && look(child)) contains = true
    if (contains) found.add(branch)
    return contains
  }
  look(tree)
  return found
}

function outlinesOf(
  { letters, path }: NonNullable<ReturnType<typeof lettersOf>>,
  faces: ReadonlyMap<TextStyle, Face>,
  byId: ReadonlyMap<string, Branch>,
): readonly Outlined[] | null {
  const runs = runsOf(letters, ({ style }) => faces.get(style) ?? null)
  if (runs === null || path === null) return runs && setRuns(runs)
  const track = byId.get((path.attributes.get('href') ?? '').replace(/^#/, ''))
  const along = track?.name === 'path' ? track.attributes.get('d') : undefined
  const isPlain = !['side', 'method'].some((name) => path.attributes.has(name))
  if (runs.length !== 1 || along === undefined || !isPlain) return null
  const moved = svgpath(along)
    .transform(track?.attributes.get('transform') ?? '')
    .toString()
  return isTrack(moved) ? [setAlong(runs[0]!, moved, path.attributes.get('startOffset'))] : null
}

/** Properties painted around the whole text, set on the group of its letters; colors and strokes are set per letter. */
const OF_GROUP = new Set(['opacity', 'clip-path', 'transform', 'display', 'mix-blend-mode', 'isolation'])
/** Attributes that apply unchanged to the replacement of a text. */
const OF_ELEMENT = ['id', 'transform', 'systemLanguage', 'requiredFeatures']
/** Lengths relative to the font size, which paths do not have. */
const BY_SIZE = /\d(?:em|ex)\b/i
/** Attributes that only text has. */
const OF_TEXT =
  /^(?:font|letter-spacing|word-spacing|text-|dominant-baseline|alignment-baseline|baseline-shift|white-space|writing-mode|direction|unicode-bidi|line-height|kerning)/

/**
 * The replacement of a text by its outlines: a group of paths, or one path inside a clip path. Null where it would be painted
 * differently.
 */
function replaced(
  text: Branch,
  declared: Declarations,
  outlines: readonly Outlined[],
  inside: string,
  byId: ReadonlyMap<string, Branch>,
): Branch | null {
  // Filters and masks are measured by a text's lines, not by its letters.
  if (declared.has('filter') || declared.has('mask')) return null
  const paints = outlines.map(({ of }) => [...of.declared].filter(([name]) => !OF_GROUP.has(name)))
  const values = [...paints.flat(), ...declared].map(([, value]) => value)
  if (values.some((value) => isMeasuredByText(value, byId))) return null
  if (paints.flat().some(([name, value]) => !OF_TEXT.test(name) && BY_SIZE.test(value))) return null
  // Attributes and styles write it differently.
  if (declared.get('transform') !== text.attributes.get('transform')) return null
  const own = OF_ELEMENT.flatMap((name) => {
    const value = text.attributes.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const group = [...declared].filter(([name]) => OF_GROUP.has(name) && name !== 'transform')
  if (inside === 'clipPath') {
    const d = outlines.map(({ path }) => path).join('')
    return branch('path', [...own, ['d', d], ...styled(group)])
  }
  const paths = outlines.flatMap(({ path }, at) =>
    path === '' ? [] : [branch('path', [['d', path], ...styled(paints[at]!)])],
  )
  return { ...branch('g', [...own, ...styled(group)]), children: paths }
}

const branch = (name: string, attributes: readonly (readonly [string, string])[]): Branch => ({
  name,
  attributes: new Map(attributes),
  children: [],
})

const styled = (declared: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] => {
  const style = declared.filter(([name]) => !OF_TEXT.test(name)).map(([name, value]) => `${name}:${value}`)
  return style.length === 0 ? [] : [['style', style.join(';')]]
}

/** Whether a value refers to a gradient, pattern or clip path that is measured by the box of its target. */
function isMeasuredByText(value: string, byId: ReadonlyMap<string, Branch>): boolean {
  const id = /url\(\s*["']?#([^"')]+)/.exec(value)?.[1]
  if (id === undefined) return false
  const { name = '', attributes } = byId.get(id) ?? {}
  if (name === 'clipPath') return attributes?.get('clipPathUnits') === 'objectBoundingBox'
  return attributes?.get('gradientUnits') !== 'userSpaceOnUse'
}
