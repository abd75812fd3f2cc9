import type {
  backgroundImage,
  colorMap,
  NewRowOf,
  templateCategory,
  templateClipart,
  templateClipartRegion,
  templateMarketplace,
  templateSide,
  templateTab,
  templateText,
  textPath,
} from '@kisscut/records'

type With<R> = R & { readonly id: string }

export const TEMPLATE_CATEGORIES: readonly With<NewRowOf<typeof templateCategory>>[] = [
  { id: 'stickers', name: 'Stickers', slug: 'stickers', description: 'Cut to any shape.' },
  { id: 'labels', name: 'Labels', slug: 'labels', description: 'On rolls and sheets.' },
]

/** Metal prints silver as white. */
export const COLOR_MAPS: readonly With<NewRowOf<typeof colorMap>>[] = [
  { id: 'cream-on-metal', design_color: 'color-cream', material_color: 'color-white' },
]

export const TEXT_PATHS: readonly With<NewRowOf<typeof textPath>>[] = [
  { id: 'arch', name: 'Arch', path: 'M0 100C50 0 150 0 200 100' },
  { id: 'wave', name: 'Wave', path: 'M0 50C50 0 50 100 100 50S150 0 200 50', order: 1 },
]

export const BACKGROUND_IMAGES: readonly With<NewRowOf<typeof backgroundImage>>[] = [
  {
    id: 'laptop-lid',
    name: 'Laptop lid',
    image: '/demo/hero-2.webp',
    box_x: '120',
    box_y: '90',
    box_width: '320',
    box_height: '320',
    box_height_inches: '4',
  },
]

export const TEMPLATE_SIDES: readonly With<NewRowOf<typeof templateSide>>[] = [
  { id: 'jar-labels-front', template: 'jar-labels', name: 'Front' },
  { id: 'jar-labels-back', template: 'jar-labels', name: 'Back', order: 1 },
]

export const TEMPLATE_TABS: readonly With<NewRowOf<typeof templateTab>>[] = [
  {
    id: 'roll-labels-applicators',
    template: 'roll-labels',
    name: 'Applicators',
    content: 'Labels come wound for your applicator: choose the unwind direction and the core.',
  },
]

export const TEMPLATE_TEXTS: readonly With<NewRowOf<typeof templateText>>[] = [
  {
    id: 'address-labels-name',
    template: 'address-labels',
    text: 'The Millers',
    font: 'font-figtree',
    size: '0.25',
    color: 'color-ink',
    x: '0.25',
    y: '0.2',
    width: '2',
    height: '0.3',
  },
]

export const TEMPLATE_CLIPART: readonly With<NewRowOf<typeof templateClipart>>[] = [
  {
    id: 'address-labels-paw',
    template: 'address-labels',
    clipart: 'paw-print',
    x: '2',
    y: '0.1',
    width: '0.5',
    height: '0.5',
    z: 1,
  },
]

export const TEMPLATE_CLIPART_REGIONS: readonly With<NewRowOf<typeof templateClipartRegion>>[] = [
  {
    id: 'address-labels-paw-pad',
    template_clipart: 'address-labels-paw',
    region: 'paw-pad',
    color: 'color-fern',
  },
]

export const TEMPLATE_MARKETPLACE: readonly With<NewRowOf<typeof templateMarketplace>>[] = [
  {
    id: 'laptop-stickers-moth',
    template: 'laptop-stickers',
    artwork: 'night-moth',
    x: '0.5',
    y: '0.5',
    width: '2',
    height: '2',
  },
]
