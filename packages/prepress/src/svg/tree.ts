import { SaxesParser } from 'saxes'
import { escaped, serialized } from './sanitize.ts'

/** An element of a sanitized drawing with its content, in order: elements and text. */
export interface Branch {
  readonly name: string
  readonly attributes: Map<string, string>
  readonly children: (Branch | string)[]
}

/** The tree of sanitized markup, below an element that represents its root. */
export function treeOf(content: string, root: ReadonlyMap<string, string> = new Map()): Branch {
  const top: Branch = { name: 'svg', attributes: new Map(root), children: [] }
  const open = [top]
  const parser = new SaxesParser({ xmlns: false, position: false, fragment: true })
  parser.on('opentag', ({ name, attributes }) => {
    const branch: Branch = { name, attributes: new Map(Object.entries(attributes)), children: [] }
    open.at(-1)?.children.push(branch)
    open.push(branch)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => void open.at(-1)?.children.push(text))
  parser.write(content).close()
  return top
}

/** An element's content as markup. */
export const contentOf = ({ children }: Branch): string =>
  children.map((child) => (typeof child === 'string' ? escaped(child) : markupOf(child))).join('')

const markupOf = (branch: Branch): string =>
  `<${branch.name}${serialized(branch.attributes)}>${contentOf(branch)}</${branch.name}>`

/** Every element, each before its content. */
export function* branchesOf(branch: Branch): Generator<Branch> {
  yield branch
  for (const child of branch.children) if (typeof child !== 'string') yield* branchesOf(child)
}
