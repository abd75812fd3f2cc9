import { isOn, readXml, type Parts } from './parts.ts'

/** Contents of a workbook. */
export interface Contents {
  /** The visible sheets, in the order of their tabs. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[]
  /** Dates count days from 1904 rather than 1900. */
  readonly from1904: boolean
  readonly styles: Uint8Array | undefined
  readonly sharedStrings: Uint8Array | undefined
}

interface Relation {
  readonly type: string
  readonly target: string
}

/** The contents of a workbook. Throws for an invalid one. */
export function contentsOf(parts: Parts): Contents {
  const main = [...relationsOf(parts, '').values()].find(({ type }) => type === 'officeDocument')
  const at = main?.target ?? 'xl/workbook.xml'
  const workbook = parts[at]
  if (!workbook) throw new Error('The file has no workbook.')
  const relations = relationsOf(parts, at)
  const sheets: Contents['sheets'][number][] = []
  let from1904 = false
  readXml(workbook, {
    open(element, attributes) {
      if (element === 'workbookPr') from1904 = isOn(attributes['date1904'])
      if (element !== 'sheet') return
      const read = attributes
      const id = Object.entries(read).find(([key]) => /^(?:\w+:)?id$/.test(key))?.[1]
      const relation = relations.get(id ?? '')
      // A chart sheet has no cells.
      if (relation?.type !== 'worksheet' || /hidden/i.test(read['state'] ?? '')) return
      sheets.push({ name: read['name'] ?? '', part: relation.target })
    },
  })
  const partOf = (type: string) => {
    const relation = [...relations.values()].find((each) => each.type === type)
    return relation && parts[relation.target]
  }
  return { sheets, from1904, styles: partOf('styles'), sharedStrings: partOf('sharedStrings') }
}

/** The relations of a part by id; the part without a name is the file itself. */
function relationsOf(parts: Parts, of: string): ReadonlyMap<string, Relation> {
  const folder = of.slice(0, of.lastIndexOf('/') + 1)
  const part = parts[`${folder}_rels/${of.slice(folder.length)}.rels`]
  const relations = new Map<string, Relation>()
  if (!part) return relations
  readXml(part, {
    open(element, attributes) {
      if (element !== 'Relationship') return
      const { Id = '', Type = '', Target = '' } = attributes
      const target = new URL(Target, `file:///${folder}`).pathname.slice(1)
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: decodeURIComponent(target) })
    },
  })
  return relations
}
