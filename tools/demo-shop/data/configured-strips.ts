import type { Paint } from '@kisscut/core/color'
import type { Size } from '@kisscut/artwork/geometry'
import { designToJson, rowOf } from '@kisscut/artwork/design-json'
import { clipartElementId, stripDesign, stripOf } from '@kisscut/artwork/strip'
import { NO_PAINT } from '@kisscut/core/color'
import { TEXT_LOCATIONS, TEXT_SIZES } from '@kisscut/core/design'
import {
  configuredDdbProduct,
  configuredDdbProductClipart,
  type configuredDdbProductClipartRegion,
  type NewRowOf,
} from '@kisscut/records'
import { CLIPART_REGIONS } from './clipart.ts'
import { DDB_CLIPART } from './drag-drop-buy.ts'
import { BEN, CORA } from './owners.ts'

type With<R> = R & { readonly id: string }
type Clipart = With<NewRowOf<typeof configuredDdbProductClipart>>
type Region = With<NewRowOf<typeof configuredDdbProductClipartRegion>>

/** A shopper's strip: the row, the size of its words at one inch per em, and its cliparts from left to right. */
interface Together {
  readonly row: With<NewRowOf<typeof configuredDdbProduct>> & { readonly owner: string }
  readonly em: Size
  readonly cliparts: readonly {
    /** Of its row. */
    readonly id: string
    readonly clipart: string
    readonly regions?: readonly {
      readonly id: string
      readonly region: string
      readonly paint: Partial<Paint>
    }[]
  }[]
}

/** A test measures the words again. */
export const PUT_TOGETHER: readonly Together[] = [
  {
    row: {
      ...{ id: 'demo-family', owner: BEN, ddb_product: 'family-car-stickers', size: 'rear-window' },
      ...{ text: 'The Bens', text_location: 1, font: 'font-figtree' },
      ...{ material: 'white-vinyl', width: '20', height: '6', quantity: 1 },
    },
    em: { width: 4.1, height: 1.2 },
    cliparts: [
      {
        ...{ id: 'demo-family-dog', clipart: 'dog' },
        regions: [
          { id: 'demo-family-dog-pad', region: 'dog-coat', paint: { colorId: 'color-plum' } },
          { id: 'demo-family-dog-toes', region: 'dog-collar', paint: { customColor: '#12343b' } },
        ],
      },
      { id: 'demo-family-cat', clipart: 'cat' },
    ],
  },
  {
    row: {
      ...{ id: 'demo-crew', owner: CORA, ddb_product: 'crew-window-stickers', size: 'side-window' },
      ...{ text: 'Night shift', text_size: 0, text_location: 2, font: 'font-bebas-neue' },
      ...{ material: 'clear-vinyl', width: '10', height: '4', quantity: 12 },
    },
    em: { width: 3.656, height: 1.2 },
    cliparts: [
      { id: 'demo-crew-mechanic', clipart: 'mechanic' },
      { id: 'demo-crew-chef', clipart: 'chef' },
    ],
  },
]

const offersOf = (product: string) =>
  DDB_CLIPART.filter(({ ddb_product }) => ddb_product === product).map(({ clipart, width, height }) => ({
    ...{ clipart, width: Number(width), height: Number(height) },
    regions: CLIPART_REGIONS.flatMap((each) => (each.clipart === clipart ? [each.id] : [])),
  }))

const paintOf = (given: Partial<Paint>): Paint => ({ ...NO_PAINT, ...given })

/** The design that saving it would produce. DDB-1. */
function designOf({ row, em, cliparts }: Together) {
  const { id: _id, owner: _owner, ...fields } = row
  const { width, height, text, text_size, text_location, font } = configuredDdbProduct.schema.parse(fields)
  const choices = {
    cliparts: cliparts.map(({ clipart, regions = [] }) => ({
      clipart,
      paints: Object.fromEntries(regions.map(({ region, paint }) => [region, paintOf(paint)])),
    })),
    ...{ words: text, font, color: NO_PAINT, isSingleColor: false },
    ...{ textSize: TEXT_SIZES[text_size]!, textLocation: TEXT_LOCATIONS[text_location]! },
  }
  const size = { width: Number(width), height: Number(height) }
  return stripDesign(stripOf(size, choices, offersOf(row.ddb_product), em))
}

const PLACE = Object.keys(configuredDdbProductClipart.schema.shape)

export const CONFIGURED_DDB: readonly Together['row'][] = PUT_TOGETHER.map((each) => ({
  ...each.row,
  design: designToJson(designOf(each)),
}))

export const CONFIGURED_DDB_CLIPART: readonly Clipart[] = PUT_TOGETHER.flatMap((each) => {
  const { elements } = designOf(each)
  return each.cliparts.map(({ id }, at) => {
    const element = elements.find((found) => found.id === clipartElementId(at))!
    const place = Object.entries(rowOf(element)).filter(([name]) => PLACE.includes(name))
    const { owner, id: product } = each.row
    return { ...Object.fromEntries(place), id, owner, configured_ddb_product: product } as unknown as Clipart
  })
})

export const CONFIGURED_DDB_REGIONS: readonly Region[] = PUT_TOGETHER.flatMap(({ row, cliparts }) =>
  cliparts.flatMap(({ id: part, regions = [] }) =>
    regions.map(({ id, region, paint }) => ({
      ...{ id, owner: row.owner, configured_ddb_product_clipart: part, region },
      ...{ color: paint.colorId ?? null, custom_color: paint.customColor ?? null },
    })),
  ),
)
