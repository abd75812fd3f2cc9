import type { Design } from '@kisscut/artwork/design'
import { designToJson } from '@kisscut/artwork/design-json'
import { effectiveDpi } from '@kisscut/artwork/placement'
import type {
  configuredClipartOption,
  configuredClipartProduct,
  configuredClipartProductRegion,
  configuredDdbProduct,
  configuredDdbProductClipart,
  configuredDdbProductClipartRegion,
  configuredMarketplaceProduct,
  configuredPackage,
  configuredShutterstockProduct,
  configuredSpecialOffer,
  custom,
  customAutosave,
  NewRowOf,
  qrcode,
} from '@kisscut/records'
import { CAMP_DESIGN, PAW_DESIGN } from './designs.ts'

type With<R> = R & { readonly id: string }

/** What Ben is working on. */
export const BEN = 'account:ben'
const owner = BEN
const three = { material: 'white-vinyl', width: '3', height: '3', quantity: 10 }

const custom100 = (id: string, design: Design) => ({
  ...{ id, owner, template: 'die-cut-stickers', tool_type: 'upload' as const, ...three, quantity: 100 },
  ...{ user_file: 'demo-upload', dpi: dpiOf(design), design: designToJson(design) },
})
const dpiOf = ({ elements }: Design) => {
  const placed = elements.find(({ kind }) => kind === 'upload')
  return placed?.kind === 'upload' && placed.pixels ? effectiveDpi(placed.pixels, placed) : null
}

export const CUSTOMS: readonly With<NewRowOf<typeof custom>>[] = [
  {
    ...custom100('demo-custom', PAW_DESIGN),
    options: [
      { option_set: 'designs', option: 'designs-1' },
      { option_set: 'speed', option: 'speed-standard' },
      { option_set: 'wrapping', option: 'wrap' },
    ],
  },
  custom100('demo-camp-dog', CAMP_DESIGN),
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
]

export const QR_CODES: readonly With<NewRowOf<typeof qrcode>>[] = [
  {
    id: 'demo-qrcode',
    owner,
    code_type: 1,
    barcode_type: 'ean13',
    data: '4006381333931',
    size: '1.5',
    min_size: '1.175',
  },
]

export const CONFIGURED_CLIPART: readonly With<NewRowOf<typeof configuredClipartProduct>>[] = [
  { id: 'demo-paw', owner, clipart_product: 'paw-print-decal', ...three },
]
export const CONFIGURED_REGIONS: readonly With<NewRowOf<typeof configuredClipartProductRegion>>[] = [
  {
    id: 'demo-paw-toes',
    owner,
    configured_clipart_product: 'demo-paw',
    region: 'paw-toes',
    color: 'color-fern',
  },
]
export const CONFIGURED_OPTIONS: readonly With<NewRowOf<typeof configuredClipartOption>>[] = [
  {
    id: 'demo-paw-tape',
    owner,
    configured_clipart_product: 'demo-paw',
    option_set: 'transfer',
    option: 'transfer-tape',
  },
]

export const CONFIGURED_DDB: readonly With<NewRowOf<typeof configuredDdbProduct>>[] = [
  {
    id: 'demo-family',
    owner,
    ddb_product: 'family-car-stickers',
    size: 'rear-window',
    text: 'The Bens',
    text_location: 1,
    material: 'white-vinyl',
    width: '20',
    height: '6',
    quantity: 1,
  },
]
export const CONFIGURED_DDB_CLIPART: readonly With<NewRowOf<typeof configuredDdbProductClipart>>[] = [
  {
    id: 'demo-family-dog',
    owner,
    configured_ddb_product: 'demo-family',
    clipart: 'paw-print',
    x: '2',
    y: '1',
    width: '2',
    height: '2',
  },
]
export const CONFIGURED_DDB_REGIONS: readonly With<NewRowOf<typeof configuredDdbProductClipartRegion>>[] = [
  {
    id: 'demo-family-dog-pad',
    owner,
    configured_ddb_product_clipart: 'demo-family-dog',
    region: 'paw-pad',
    color: 'color-plum',
  },
]

export const CONFIGURED_MARKETPLACE: readonly With<NewRowOf<typeof configuredMarketplaceProduct>>[] = [
  { id: 'demo-moth', owner, marketplace_product: 'night-moth-sticker', ...three },
]
export const CONFIGURED_STOCK: readonly With<NewRowOf<typeof configuredShutterstockProduct>>[] = [
  { id: 'demo-fern', owner, shutterstock_product: 'stock-fern-and-co', ...three },
]
export const CONFIGURED_OFFERS: readonly With<NewRowOf<typeof configuredSpecialOffer>>[] = [
  { id: 'demo-offer', owner, special_offer: 'starter-pack', ...three, quantity: 50 },
]
export const CONFIGURED_PACKAGES: readonly With<NewRowOf<typeof configuredPackage>>[] = [
  { id: 'demo-card', owner, package: 'backing-card', size: 'backing-card-4x6', price: '0.35' },
]
