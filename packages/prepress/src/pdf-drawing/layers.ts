import { PDFArray, PDFName, PDFRef, type PDFDict } from '@cantoo/pdf-lib'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictUnder, listOf, nameUnder, referenceUnder, under } from './objects.ts'

/** Reference tags of the layers (optional content groups) that are hidden when the document is opened. */
export function hiddenLayers(catalog: PDFDict): ReadonlySet<string> {
  const properties = dictUnder(catalog, 'OCProperties')
  const how = dictUnder(properties, 'D')
  const tags = (dict: PDFDict | undefined, name: string): string[] => {
    const list = under(dict, name)
    return list instanceof PDFArray
      ? list.asArray().flatMap((each) => (each instanceof PDFRef ? [each.tag] : []))
      : []
  }
  const hidden = new Set(nameUnder(how, 'BaseState') === 'OFF' ? tags(properties, 'OCGs') : [])
  for (const tag of tags(how, 'ON')) hidden.delete(tag)
  for (const tag of tags(how, 'OFF')) hidden.add(tag)
  return hidden
}

/** Whether an object (its `OC` entry), or a name among the properties, belongs to a hidden layer. */
export function isHiddenLayer(dict: PDFDict, hidden: ReadonlySet<string>, name = 'OC'): boolean {
  const layer = dictUnder(dict, name)
  if (nameUnder(layer, 'Type') !== 'OCMD') return hidden.has(referenceUnder(dict, name) ?? '')
  if (under(layer, 'VE') !== undefined) throw new NotAsVectors('layers that are computed')
  const groups = layer?.get(PDFName.of('OCGs'))
  const members =
    groups instanceof PDFRef && listOf(under(layer, 'OCGs')).length === 0
      ? [groups]
      : ((under(layer, 'OCGs') as PDFArray | undefined)?.asArray() ?? [])
  const isVisible = members.map((each) => !(each instanceof PDFRef && hidden.has(each.tag)))
  if (isVisible.length === 0) return false
  switch (nameUnder(layer, 'P')) {
    case 'AllOn':
      return !isVisible.every(Boolean)
    case 'AnyOff':
      return isVisible.every(Boolean)
    case 'AllOff':
      return isVisible.some(Boolean)
    default:
      return !isVisible.some(Boolean)
  }
}
