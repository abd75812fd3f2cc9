import type { Element } from '@kisscut/artwork/design'
import { listOfKind, rowOf, type DesignRecords } from '@kisscut/artwork/design-json'
import { effectiveDpi } from '@kisscut/artwork/placement'
import {
  configuredSpecialOffer,
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

/** The largest value of the column. */
const MOST_DPI = 2_000_000_000

/** A row that mirrors part of a custom. */
export interface PartRow {
  readonly record: AnyRecord
  readonly id: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The id of a part: its custom's id and its own id in the design. */
export const partId = (customId: string, own: string): string => `${customId}.${own}`

/** The part's own portion of its id. */
export const ownIdOf = (customId: string, id: string): string => id.slice(customId.length + 1)

/** The only field whose name differs between a part's record and the design. */
const FILE = { field: 'user_file', inDesign: 'file' } as const

/** The names of a part's field in the design and in its record. */
export const nameInDesign = (field: string): string => (field === FILE.field ? FILE.inDesign : field)
export const fieldOfName = (name: string): string => (name === FILE.inDesign ? FILE.field : name)

type Whole = Omit<CustomRow, 'owner' | 'created' | 'updated' | 'revision'>

/** Options, elements and the offer of a custom as rows: another view of the same data (REC-8, REC-24, OFFER-5). */
export const partRowsOf = (row: Whole): readonly PartRow[] => [
  ...optionRows(row),
  ...elementRows(row),
  ...offerRows(row),
]

const OF_OFFER = Object.keys(configuredSpecialOffer.schema.shape)

/** The accepted offer, under its own id, with its configuration. */
function offerRows(row: Whole): readonly PartRow[] {
  if (row.special_offer === null) return []
  const shared = OF_OFFER.filter((name) => name in row)
  const fields = Object.fromEntries(shared.map((name) => [name, row[name as keyof Whole]]))
  return [{ record: configuredSpecialOffer, id: row.id, values: { ...fields, custom: row.id } }]
}

/** Option rows of one set, by their position in it. */
const optionRows = ({ id, options }: Whole): readonly PartRow[] =>
  options.map(({ option_set, option }, at) => {
    const before = options.slice(0, at).filter((other) => other.option_set === option_set).length
    const own = before === 0 ? option_set : `${option_set}.${before + 1}`
    return { record: customOption, id: partId(id, own), values: { custom: id, option_set, option } }
  })

function elementRows(row: Whole): readonly PartRow[] {
  if (row.design === null) return []
  return designOfCustom(row).elements.flatMap((element) => rowsOfElement(row.id, element))
}

/** An element's row and the rows of its parts. */
export function rowsOfElement(customId: string, element: Element): readonly PartRow[] {
  const record = ELEMENT_RECORDS[listOfKind(element.kind)]
  const id = partId(customId, element.id)
  const row = rowOf(element)
  const names = Object.keys(record.schema.shape).filter((name) => name in row)
  const fields = Object.fromEntries(names.map((name) => [name, row[name]]))
  const regions = element.kind === 'clipart' ? (row['regions'] as readonly { region: string }[]) : []
  return [
    { record, id, values: { custom: customId, ...fields, ...dpiOf(element) } },
    ...regions.map((region) => ({
      record: customClipartRegion,
      id: partId(id, region.region),
      values: { custom_clipart: id, ...region },
    })),
  ]
}

/** The dpi of an element's pixels at the placed size. */
function dpiOf(element: Element): { readonly dpi?: number } {
  if (element.kind !== 'upload' || !element.pixels || element.width === 0 || element.height === 0) return {}
  return { dpi: Math.min(effectiveDpi(element.pixels, element), MOST_DPI) }
}
