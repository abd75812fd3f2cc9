import svgpath from 'svgpath'
import { createCutPaths, type CutLinesFound } from '../decode/cut-paths.ts'
import type { CutKind } from '../decode/cut-names.ts'
import type { Matrix } from '../pdf-drawing/matrix.ts'
import { CUT_MARK } from './cut-marks.ts'
import type { SvgSize } from './document.ts'
import type { CleanSvg } from './sanitize.ts'
import { shapePath } from './shape-path.ts'
import { contentOf, treeOf, type Branch } from './tree.ts'

/** A drawing without its cut lines, and the lines in fractions of it. FILE-20. */
export function withoutCuts(
  clean: CleanSvg,
  size: SvgSize,
): { readonly clean: CleanSvg; readonly cuts: CutLinesFound | null } {
  if (!clean.content.includes(CUT_MARK)) return { clean, cuts: null }
  const tree = treeOf(clean.content, clean.root)
  const paths = createCutPaths()
  const page = onPage(clean, size)
  const follow = (branch: Branch, transforms: readonly string[], kind: CutKind) => {
    const own = branch.attributes.get('transform')
    const inner = own ? [...transforms, own] : transforms
    if (branch.name === 'g')
      for (const child of branch.children) {
        if (typeof child !== 'string')
          follow(child, inner, (child.attributes.get(CUT_MARK) as CutKind | undefined) ?? kind)
      }
    else {
      const outline = branch.name === 'line' ? lineOf(branch) : shapePath(branch)
      if (outline === null) return paths.other()
      build(paths, svgpath(outline).transform(transforms.join(' ')), page)
      paths.paint(kind, false)
    }
  }
  const take = (branch: Branch, transforms: readonly string[]) => {
    const own = branch.attributes.get('transform')
    const inner = own ? [...transforms, own] : transforms
    for (let at = branch.children.length - 1; at >= 0; at--) {
      const child = branch.children[at]
      if (child === undefined || typeof child === 'string') continue
      const kind = child.attributes.get(CUT_MARK) as CutKind | undefined
      if (!kind) take(child, inner)
      else {
        branch.children.splice(at, 1)
        follow(child, inner, kind)
      }
    }
  }
  take(tree, [])
  return { clean: { ...clean, content: contentOf(tree) }, cuts: { ...paths.found(), isMixed: false } }
}

/** From the units of a drawing to fractions of its page. */
function onPage({ root }: CleanSvg, { viewBox: [x, y, width, height], ratio }: SvgSize): Matrix {
  if (/none/.test(root.get('preserveAspectRatio') ?? ''))
    return [1 / width, 0, 0, 1 / height, -x / width, -y / height]
  const scale = Math.min(ratio / width, 1 / height)
  const [left, top] = [(ratio - width * scale) / 2, (1 - height * scale) / 2]
  return [scale / ratio, 0, 0, scale, (left - x * scale) / ratio, top - y * scale]
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
