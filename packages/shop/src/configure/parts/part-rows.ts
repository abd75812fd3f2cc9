import { recordsOf, type DesignRecords, type Row } from '@kisscut/artwork/design-json'
import {
  customClipart,
  customClipartRegion,
  customClipMask,
  customMarketplace,
  customOption,
  customQrcode,
  customShape,
  customText,
  customUserFile,
  type AnyRecord,
} from '@kisscut/records'
import { designOfCustom } from '../../design/custom-design.ts'
import type { CustomRow } from '../custom-rows.ts'

/** The record of each kind of element. */
export const ELEMENT_RECORDS: Readonly<Record<keyof DesignRecords, AnyRecord>> = {
  text_elements: customText,
  clipart_elements: customClipart,
  upload_elements: customUserFile,
  qrcode_elements: customQrcode,
  marketplace_elements: customMarketplace,
  clip_mask_elements: customClipMask,
  custom_shapes: customShape,
}

/** A row that says a part of what a custom says. */
export interface PartRow {
  readonly record: AnyRecord
  readonly id: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The id of a part: that of its custom, and its own in the design. */
export const partId = (customId: string, own: string): string => `${customId}.${own}`

/** What of a part's id is its own. */
export const ownIdOf = (customId: string, id: string): string => id.slice(customId.length + 1)

type Whole = Pick<CustomRow, 'id' | 'design' | 'width' | 'height' | 'options'>

/** Options and elements of a custom as rows: another view of the same data (REC-8, REC-24). */
export const partRowsOf = (row: Whole): readonly PartRow[] => [...optionRows(row), ...elementRows(row)]

/** Options of one set are told apart by their place in it. */
const optionRows = ({ id, options }: Whole): readonly PartRow[] =>
  options.map(({ option_set, option }, at) => {
    const before = options.slice(0, at).filter((other) => other.option_set === option_set).length
    const own = before === 0 ? option_set : `${option_set}.${before + 1}`
    return { record: customOption, id: partId(id, own), values: { custom: id, option_set, option } }
  })

function elementRows(row: Whole): readonly PartRow[] {
  if (row.design === null) return []
  const lists = recordsOf(designOfCustom(row))
  return (Object.keys(ELEMENT_RECORDS) as (keyof DesignRecords)[]).flatMap((list) =>
    lists[list].flatMap((element) => rowsOfElement(row.id, ELEMENT_RECORDS[list], element)),
  )
}

function rowsOfElement(customId: string, record: AnyRecord, element: Row): readonly PartRow[] {
  const id = partId(customId, String(element['id']))
  const names = Object.keys(record.schema.shape).filter((name) => name in element)
  const fields = Object.fromEntries(names.map((name) => [name, element[name]]))
  const regions = record === customClipart ? (element['regions'] as readonly Row[]) : []
  return [
    { record, id, values: { custom: customId, ...fields } },
    ...regions.map((region) => ({
      record: customClipartRegion,
      id: partId(id, String(region['region'])),
      values: { custom_clipart: id, ...region },
    })),
  ]
}
