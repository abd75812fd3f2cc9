import svgpath from 'svgpath'
import { createCutPaths, type CutLinesFound } from '../decode/cut-paths.ts'
import type { CutKind } from '../decode/cut-names.ts'
import type { Matrix } from '../pdf-drawing/matrix.ts'
import { VECTOR_ELEMENTS } from './allowed.ts'
import { CUT_MARK, cutMarkIn } from './cut-marks.ts'
import type { SvgSize } from './document.ts'
import type { CleanSvg } from './sanitize.ts'
import { shapePath } from './shape-path.ts'
import { declaredFor, rulesOf } from './style-rules.ts'
import { branchesOf, contentOf, treeOf, type Branch } from './tree.ts'

/** State inherited from enclosing elements. */
interface Around {
  readonly transforms: readonly string[]
  readonly fill: string
  /** Its place on the page is unknown: only browsers follow its transforms. */
  readonly isUnplaced: boolean
}

/** A drawing without its cut lines, and those lines in fractions of it. FILE-20. */
export function withoutCuts(
  clean: CleanSvg,
  size: SvgSize,
): { readonly clean: CleanSvg; readonly cuts: CutLinesFound | null } {
  if (!clean.content.includes(CUT_MARK)) return { clean, cuts: null }
  const tree = treeOf(clean.content, clean.root)
  const paths = createCutPaths()
  const page = onPage(clean, size)
  const sheets = [...branchesOf(tree)].filter(({ name }) => name === 'style').map(textIn)
  const rules = rulesOf(sheets.join('\n'))
  const within = (branch: Branch, around: Around): Around => {
    const declared = declaredFor(branch, rules ?? [])
    const own = branch.attributes.get('transform')
    const fill = declared.get('fill')
    const isElsewhere =
      (branch.name === 'svg' && branch !== tree) ||
      declared.get('transform') !== own ||
      declared.has('transform-origin')
    return {
      transforms: own ? [...around.transforms, own] : around.transforms,
      fill: fill === undefined || fill === 'inherit' ? around.fill : fill,
      isUnplaced: around.isUnplaced || isElsewhere,
    }
  }
  const isUnfilled = (branch: Branch, around: Around): boolean => {
    const { fill } = within(branch, around)
    if (branch.name !== 'use') return branch.name === 'line' || (isNoFill(fill) && branch.name !== 'image')
    const id = branch.attributes.get('href') ?? branch.attributes.get('xlink:href')
    const repeated = [...branchesOf(tree)].find((each) => `#${each.attributes.get('id')}` === id)
    return repeated !== undefined && isNoFill(within(repeated, { ...around, fill }).fill)
  }
  const follow = (branch: Branch, around: Around, kind: CutKind) => {
    const inner = within(branch, around)
    if (branch.name === 'g')
      for (const child of branch.children) {
        if (typeof child !== 'string') follow(child, inner, cutMarkIn(child.attributes)?.kind ?? kind)
      }
    else {
      const outline = inner.isUnplaced ? null : outlineOf(branch)
      if (outline === null) return paths.other()
      build(paths, svgpath(outline).transform(around.transforms.join(' ')), page)
      paths.paint(kind, false)
    }
  }
  /** `kind`: the kind of cut of shapes without a fill in the branch. */
  const take = (branch: Branch, around: Around, kind: CutKind | null) => {
    for (let at = branch.children.length - 1; at >= 0; at--) {
      const child = branch.children[at]
      if (child === undefined || typeof child === 'string') continue
      const mark = cutMarkIn(child.attributes)
      child.attributes.delete(CUT_MARK)
      const isGroup = child.name === 'g' || child.name === 'svg'
      const own = mark?.kind ?? (isGroup || SHAPES.has(child.name) ? kind : null)
      const isAlways = mark !== null && !mark.isUnfilled
      if (own && (isAlways || (!isGroup && isUnfilled(child, around)))) {
        branch.children.splice(at, 1)
        follow(child, around, own)
      } else take(child, within(child, around), own)
    }
  }
  const isUnplaced = (rules === null && /transform/i.test(sheets.join())) || !isCentered(clean, size)
  const start = within(tree, { transforms: [], fill: 'black', isUnplaced })
  take(tree, { ...start, isUnplaced: start.isUnplaced || tree.attributes.has('transform') }, null)
  const vectorElements = [...branchesOf(tree)].filter(({ name }) => VECTOR_ELEMENTS.has(name)).length
  return {
    clean: { ...clean, content: contentOf(tree), vectorElements },
    cuts: { ...paths.found(), isMixed: false },
  }
}

const SHAPES = new Set('path rect circle ellipse line polyline polygon'.split(' '))
const isNoFill = (fill: string): boolean => /^(?:none|transparent)$/i.test(fill)
const textIn = ({ children }: Branch): string => children.filter((each) => typeof each === 'string').join('')

/** Whether a drawing is centered and fully shown on its page, or fills it. */
function isCentered({ root }: CleanSvg, { viewBox: [, , width, height], ratio }: SvgSize): boolean {
  const stated = root.get('preserveAspectRatio') ?? ''
  return (
    /^(?:none\b.*|xMidYMid(?:\s+meet)?|)$/.test(stated.trim()) ||
    Math.abs((ratio * height) / width - 1) < 1e-3
  )
}

/** Maps drawing units to fractions of the page. */
function onPage({ root }: CleanSvg, { viewBox: [x, y, width, height], ratio }: SvgSize): Matrix {
  if (/none/.test(root.get('preserveAspectRatio') ?? ''))
    return [1 / width, 0, 0, 1 / height, -x / width, -y / height]
  const scale = Math.min(ratio / width, 1 / height)
  const [left, top] = [(ratio - width * scale) / 2, (1 - height * scale) / 2]
  return [scale / ratio, 0, 0, scale, (left - x * scale) / ratio, top - y * scale]
}

/** The outline of a shape as an SVG pen draws it. */
function outlineOf(branch: Branch): string | null {
  if (branch.name === 'line') return lineOf(branch)
  const outline = shapePath(branch)
  return branch.name === 'polyline' ? (outline?.replace(/z$/i, '') ?? null) : outline
}

const lineOf = ({ attributes }: Branch): string | null => {
  const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((each) => Number(attributes.get(each) ?? 0))
  const path = `M${x1} ${y1}L${x2} ${y2}`
  if (path.includes('NaN')) return null
  return svgpath(path)
    .transform(attributes.get('transform') ?? '')
    .toString()
}

function build(
  paths: ReturnType<typeof createCutPaths>,
  path: ReturnType<typeof svgpath>,
  page: Matrix,
): void {
  path
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      const [letter, ...at] = segment as unknown as [string, ...number[]]
      const [a = 0, b = 0, c = 0, d = 0] = at
      const third = (from: number, to: number) => from + (2 / 3) * (to - from)
      if (letter === 'Z' || letter === 'z') paths.close()
      else if (letter === 'H') paths.build('l', [a, y], page)
      else if (letter === 'V') paths.build('l', [x, a], page)
      else if (letter === 'Q')
        paths.build('c', [third(x, a), third(y, b), third(c, a), third(d, b), c, d], page)
      else paths.build(letter.toLowerCase(), at, page)
    })
}
