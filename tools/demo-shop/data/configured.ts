import type { Design } from '@kisscut/artwork/design'
import { designAsJson, designToJson } from '@kisscut/artwork/design-json'
import { effectiveDpi } from '@kisscut/artwork/placement'
import { formatInches, inches } from '@kisscut/core/units'
import type {
  configuredClipartOption,
  configuredClipartProduct,
  configuredClipartProductRegion,
  configuredMarketplaceProduct,
  configuredPackage,
  configuredShutterstockProduct,
  custom,
  customAutosave,
  NewRowOf,
} from '@kisscut/records'
import { qrcode } from '@kisscut/records'
import { clipartDesign } from '@kisscut/shop/clipart-design'
import { derivedCode } from '@kisscut/shop/codes'
import { CAMP_DESIGN, MOTH_DESIGN, PAW_DESIGN, TAG_DESIGN, TREATS_DESIGN } from './designs.ts'
import { CLIPART_PRODUCTS } from './decals.ts'
import { boxesOfDrawing } from './drawing-boxes.ts'
import { ANA, BEN, CORA } from './owners.ts'

type With<R> = R & { readonly id: string }
type Custom = With<NewRowOf<typeof custom>>

const owner = BEN
const three = { material: 'white-vinyl', width: '3', height: '3', quantity: 10 }
/** 75 mm, as typed by Ana. */
const anas = { owner: ANA, material: 'white-vinyl', width: '2.953', height: '2.953', quantity: 25 }

const dpiOf = ({ elements }: Design) => {
  const placed = elements.find(({ kind }) => kind === 'upload')
  return placed?.kind === 'upload' && placed.pixels ? effectiveDpi(placed.pixels, placed) : null
}
/** A custom of a template with its design, in the design's size. */
const designed = (
  design: Design,
  chosen: Omit<Custom, 'tool_type' | 'width' | 'height' | 'design'>,
): Custom => ({
  ...{ ...chosen, tool_type: 'upload', user_file: fileOf(design), dpi: dpiOf(design) },
  ...{ width: formatInches(inches(design.width)), height: formatInches(inches(design.height)) },
  design: designToJson(design),
})
const fileOf = ({ elements }: Design) =>
  elements.flatMap((element) => (element.kind === 'upload' ? [element.file] : []))[0] ?? null

export const CUSTOMS: readonly Custom[] = [
  designed(PAW_DESIGN, {
    ...{ id: 'demo-custom', owner, template: 'die-cut-stickers', material: 'white-vinyl', quantity: 100 },
    options: [
      { option_set: 'designs', option: 'designs-1' },
      { option_set: 'speed', option: 'speed-standard' },
      { option_set: 'wrapping', option: 'wrap' },
    ],
  }),
  designed(CAMP_DESIGN, {
    ...{ id: 'demo-camp-dog', owner, template: 'die-cut-stickers', material: 'white-vinyl', quantity: 100 },
    options: [
      { option_set: 'designs', option: 'designs-1' },
      { option_set: 'speed', option: 'speed-standard' },
    ],
  }),
  designed(CAMP_DESIGN, {
    ...{ id: 'demo-offer', owner, template: 'die-cut-stickers', special_offer: 'starter-pack' },
    ...{ material: 'white-vinyl', quantity: 50 },
    options: [
      { option_set: 'designs', option: 'designs-1' },
      { option_set: 'speed', option: 'speed-standard' },
    ],
  }),
  designed(MOTH_DESIGN, {
    ...{
      id: 'demo-moth-badge',
      owner: ANA,
      template: 'holographic-stickers',
      material: 'holographic',
      quantity: 50,
    },
    ...{ currency: 'USD', proof_approval: 'as_is' },
    options: [
      { option_set: 'designs', option: 'designs-1' },
      { option_set: 'speed', option: 'speed-rush' },
      { option_set: 'white-backing', option: 'white-ink' },
    ],
  }),
  designed(MOTH_DESIGN, {
    ...{
      id: 'demo-moth-die-cut',
      owner: ANA,
      template: 'die-cut-stickers',
      material: 'white-vinyl',
      quantity: 50,
    },
    options: [
      { option_set: 'designs', option: 'designs-1' },
      { option_set: 'speed', option: 'speed-standard' },
    ],
  }),
  designed(TREATS_DESIGN, {
    ...{ id: 'demo-treats', owner: CORA, template: 'roll-labels', material: 'white-bopp', quantity: 1000 },
    instructions: 'Please wind with the paw toward the core.',
    options: [
      { option_set: 'unwind', option: 'unwind-2' },
      { option_set: 'core', option: 'core-1' },
      { option_set: 'designs', option: 'designs-1' },
      { option_set: 'speed', option: 'speed-standard' },
    ],
  }),
  designed(TAG_DESIGN, {
    ...{ id: 'demo-tags', owner: CORA, template: 'asset-tags', material: 'polyester-tag', quantity: 250 },
    variable_data: { kind: 'range', from: 'CT-001', to: 'CT-250' },
    options: [
      { option_set: 'designs', option: 'designs-1' },
      { option_set: 'speed', option: 'speed-standard' },
    ],
  }),
]

export const AUTOSAVES: readonly With<NewRowOf<typeof customAutosave>>[] = [
  {
    id: 'demo-autosave',
    owner,
    name: 'Camping trip',
    data: {},
    custom: 'demo-custom',
    template: 'die-cut-stickers',
  },
  {
    id: 'demo-autosave-treats',
    owner: CORA,
    name: 'Treats, summer label',
    data: designAsJson(TREATS_DESIGN),
    custom: 'demo-treats',
    template: 'roll-labels',
  },
  { id: 'demo-autosave-new', owner: ANA, name: 'Name labels', data: {}, template: 'address-labels' },
]

const CODES: readonly With<NewRowOf<typeof qrcode>>[] = [
  {
    id: 'demo-qrcode',
    owner,
    code_type: 1,
    barcode_type: 'ean13',
    data: '4006381333931',
    size: '1.5',
  },
  {
    id: 'demo-qrcode-website',
    owner: CORA,
    code_type: 0,
    qrcode_type: 'website',
    data_json: { address: 'https://treats.example/recipe' },
    size: '0.75',
  },
  {
    id: 'demo-qrcode-contact',
    owner: ANA,
    code_type: 0,
    qrcode_type: 'contact',
    data_json: { first_name: 'Ana', email: 'ana@example.com' },
    size: '1',
  },
  {
    id: 'demo-qrcode-isbn',
    owner: CORA,
    code_type: 1,
    barcode_type: 'isbn13',
    data: '9780306406157',
    size: '1.5',
  },
  {
    id: 'demo-qrcode-asset',
    owner: CORA,
    code_type: 1,
    barcode_type: 'code128',
    data: 'KC-00042',
    size: '1.5',
  },
]

/** Each with its symbol, as drawn by a save. */
export const QR_CODES = CODES.map(({ id, owner: by, ...fields }): With<NewRowOf<typeof qrcode>> => {
  const made = derivedCode(qrcode.schema.parse(fields))
  if (!made.ok) throw new Error(`The code ${id} says nothing: ${JSON.stringify(made)}`)
  return { ...made.value, id, owner: by }
})

/**
 * A decal cut from black film, or with a color for each part, in its initial state and with the design that saving it would
 * produce.
 */
function decal(
  id: string,
  drawing: string,
  chosen: { owner: string; quantity: number; option_invert?: boolean },
  regions: readonly (readonly [region: string, color: string])[],
): With<NewRowOf<typeof configuredClipartProduct>> {
  const color = regions[0]?.[1] ?? 'cut-vinyl-gloss-black'
  const of = (colorId: string) => ({ colorId, customColor: null })
  const product = CLIPART_PRODUCTS.find((each) => each.id === `${drawing}-decal`)!
  const size = { width: String(product.default_width), height: String(product.default_height) }
  const design = clipartDesign(
    {
      ...{ width: Number(size.width), height: Number(size.height), clipart: drawing },
      ...{ boxes: boxesOfDrawing(drawing), dieLine: 'rectangle', base: of(color) },
      paints: Object.fromEntries(regions.map(([region, colorId]) => [region, of(colorId)])),
      inverted: chosen.option_invert ?? false,
    },
    true,
  )
  return {
    ...{ id, ...chosen, ...size, clipart_product: product.id, material: 'cut-vinyl', material_color: color },
    ...{ type: regions.length > 0 ? 'multicolor_cutout' : 'cutout', design: designToJson(design) },
    chosen_options: [{ option_set: 'transfer', option: 'transfer-tape' }],
  }
}

export const CONFIGURED_CLIPART: readonly With<NewRowOf<typeof configuredClipartProduct>>[] = [
  decal('demo-paw', 'paw-print', { owner, quantity: 10 }, [
    ['paw-pad', 'cut-vinyl-gloss-black'],
    ['paw-toes', 'cut-vinyl-gloss-forest-green'],
  ]),
  decal('demo-deer', 'deer', { owner: ANA, quantity: 25, option_invert: true }, []),
  decal('demo-snowflake', 'snowflake-04', { owner: ANA, quantity: 25 }, []),
]
export const CONFIGURED_REGIONS: readonly With<NewRowOf<typeof configuredClipartProductRegion>>[] = [
  {
    ...{ id: 'demo-paw-toes', owner, configured_clipart_product: 'demo-paw' },
    ...{ region: 'paw-toes', color: 'cut-vinyl-gloss-forest-green' },
  },
  {
    ...{ id: 'demo-paw-pad', owner, configured_clipart_product: 'demo-paw' },
    ...{ region: 'paw-pad', color: 'cut-vinyl-gloss-black' },
  },
]
export const CONFIGURED_OPTIONS: readonly With<NewRowOf<typeof configuredClipartOption>>[] = [
  ['demo-paw', owner],
  ['demo-deer', ANA],
  ['demo-snowflake', ANA],
].map(([product = '', by = '']) => ({
  ...{ id: `${product}-tape`, owner: by, configured_clipart_product: product },
  ...{ option_set: 'transfer', option: 'transfer-tape' },
}))

export const CONFIGURED_MARKETPLACE: readonly With<NewRowOf<typeof configuredMarketplaceProduct>>[] = [
  { id: 'demo-moth', owner, marketplace_product: 'night-moth-sticker', ...three },
  { id: 'demo-frog', marketplace_product: 'astro-frog-sticker', ...anas, material: 'holographic' },
  { id: 'demo-honey', owner: CORA, marketplace_product: 'field-honey-sticker', ...three, quantity: 250 },
]
export const CONFIGURED_STOCK: readonly With<NewRowOf<typeof configuredShutterstockProduct>>[] = [
  { id: 'demo-fern', owner, shutterstock_product: 'stock-jungle-leaves', ...three },
  { id: 'demo-tiles', shutterstock_product: 'stock-terrazzo', ...anas, material: 'holographic' },
]
export const CONFIGURED_PACKAGES: readonly With<NewRowOf<typeof configuredPackage>>[] = [
  { id: 'demo-card', owner, package: 'backing-card', size: 'backing-card-4x6', price: '0.35' },
  { id: 'demo-bag', owner: ANA, package: 'hang-hole-bag', size: 'hang-hole-bag-3x4', price: '0.28' },
  { id: 'demo-mailer', owner: CORA, package: 'rigid-mailer', size: 'rigid-mailer-9x12', price: '0.70' },
]
