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

import { START_CLIPART, START_REGIONS, START_TEXTS } from './starts.ts'

type With<R> = R & { readonly id: string }

export const TEMPLATE_CATEGORIES: readonly With<NewRowOf<typeof templateCategory>>[] = [
  { id: 'stickers', name: 'Stickers', slug: 'stickers', description: 'Cut to any shape.' },
  { id: 'labels', name: 'Labels', slug: 'labels', description: 'On rolls and sheets.' },
  { id: 'decals', name: 'Decals', slug: 'decals', description: 'For windows, walls and floors.' },
  { id: 'signs', name: 'Signs', slug: 'signs', description: 'Aluminum, corrugated plastic and magnets.' },
]

/** Metal prints silver as white. */
export const COLOR_MAPS: readonly With<NewRowOf<typeof colorMap>>[] = [
  { id: 'cream-on-metal', design_color: 'color-cream', material_color: 'color-white' },
  { id: 'blush-on-metal', design_color: 'color-blush', material_color: 'color-white' },
  { id: 'deep-sea-on-metal', design_color: 'color-deep-sea', material_color: 'color-ink' },
]

export const TEXT_PATHS: readonly With<NewRowOf<typeof textPath>>[] = [
  { id: 'arch', name: 'Arch', path: 'M0 100C50 0 150 0 200 100' },
  { id: 'wave', name: 'Wave', path: 'M0 50C50 0 50 100 100 50S150 0 200 50', order: 1 },
  { id: 'valley', name: 'Valley', path: 'M0 0C50 100 150 100 200 0', order: 2 },
  { id: 'rise', name: 'Rise', path: 'M0 100L200 0', order: 3 },
  { id: 'ring', name: 'Ring', path: 'M0 100A100 100 0 0 1 200 100A100 100 0 0 1 0 100', order: 4 },
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
  {
    id: 'water-bottle',
    name: 'Water bottle',
    image: '/demo/die-cut-stickers-gallery-2.webp',
    box_x: '300',
    box_y: '220',
    box_width: '200',
    box_height: '260',
    box_height_inches: '4',
    order: 1,
  },
  {
    id: 'package',
    name: 'Package',
    image: '/demo/roll-labels-gallery-2.webp',
    box_x: '240',
    box_y: '180',
    box_width: '320',
    box_height: '240',
    box_height_inches: '3',
    order: 2,
  },
]

export const TEMPLATE_SIDES: readonly With<NewRowOf<typeof templateSide>>[] = [
  { id: 'beer-labels-front', template: 'beer-labels', name: 'Front' },
  { id: 'beer-labels-back', template: 'beer-labels', name: 'Back', order: 1 },
  { id: 'jar-labels-front', template: 'jar-labels', name: 'Front' },
  { id: 'jar-labels-back', template: 'jar-labels', name: 'Back', order: 1 },
  { id: 'food-labels-front', template: 'food-labels', name: 'Front' },
  {
    id: 'food-labels-back',
    template: 'food-labels',
    name: 'Ingredients',
    order: 1,
    disable_offset_path: true,
  },
]

export const TEMPLATE_TABS: readonly With<NewRowOf<typeof templateTab>>[] = [
  {
    id: 'roll-labels-applicators',
    template: 'roll-labels',
    name: 'Applicators',
    content: 'Labels come wound for your applicator: choose the unwind direction and the core.',
  },
  {
    id: 'die-cut-stickers-care',
    template: 'die-cut-stickers',
    name: 'Care',
    content: 'Wipe the surface with alcohol, press from the center out, and wait a day before washing.',
  },
  {
    id: 'asset-tags-numbers',
    template: 'asset-tags',
    name: 'Numbers',
    content: 'State the first and the last number; every tag gets one of its own, with its zeros kept.',
  },
  {
    id: 'yard-signs-stakes',
    template: 'yard-signs',
    name: 'Stakes',
    content: 'H-stakes slide into the flutes of the board and stand in any lawn.',
  },
]

export const TEMPLATE_TEXTS: readonly With<NewRowOf<typeof templateText>>[] = [
  ...START_TEXTS,
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
  {
    id: 'address-labels-street',
    template: 'address-labels',
    text: '12 Canal Street\nPortland, OR 97201',
    font: 'font-figtree',
    size: '0.16',
    color: 'color-ink',
    text_alignment: 'left',
    x: '0.25',
    y: '0.5',
    width: '2',
    height: '0.4',
  },
  {
    id: 'asset-tags-number',
    template: 'asset-tags',
    text: 'Number Range',
    symbol: 'number_range',
    symbol_name: 'Tag',
    symbol_range_start: '0001',
    symbol_range_end: '0100',
    font: 'font-bebas-neue',
    size: '0.25',
    color: 'color-ink',
    x: '0.9',
    y: '0.35',
    width: '1',
    height: '0.3',
    locked: true,
  },
  {
    id: 'parking-permits-word',
    template: 'parking-permits',
    text: 'PERMIT',
    font: 'font-bebas-neue',
    size: '0.5',
    color: 'color-white',
    stroke_color: 'color-ink',
    stroke_width: '2',
    arc: '30',
    x: '0.4',
    y: '0.3',
    width: '2',
    height: '0.6',
    can_remove: false,
  },
]

export const TEMPLATE_CLIPART: readonly With<NewRowOf<typeof templateClipart>>[] = [
  ...START_CLIPART,
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
  {
    id: 'jar-labels-sprig',
    template: 'jar-labels',
    clipart: 'sprig-05',
    x: '0.2',
    y: '0.2',
    width: '0.8',
    height: '0.8',
  },
  {
    id: 'food-labels-flower',
    template: 'food-labels',
    clipart: 'flower-09',
    x: '0.1',
    y: '0.1',
    width: '0.6',
    height: '0.6',
    rotation: '20',
  },
]

export const TEMPLATE_CLIPART_REGIONS: readonly With<NewRowOf<typeof templateClipartRegion>>[] = [
  ...START_REGIONS,
  {
    id: 'address-labels-paw-pad',
    template_clipart: 'address-labels-paw',
    region: 'paw-pad',
    color: 'color-fern',
  },
  {
    id: 'jar-labels-sprig-leaves',
    template_clipart: 'jar-labels-sprig',
    region: 'sprig-05-leaves',
    color: 'color-fern',
  },
  {
    id: 'food-labels-flower-petals',
    template_clipart: 'food-labels-flower',
    region: 'flower-09-petals',
    custom_color: '#e4572e',
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
  {
    id: 'hard-hat-stickers-club',
    template: 'hard-hat-stickers',
    artwork: 'rowing-club',
    x: '0.25',
    y: '0.25',
    width: '1.5',
    height: '1.5',
  },
  {
    id: 'jar-labels-honey',
    template: 'jar-labels',
    artwork: 'field-honey',
    x: '1',
    y: '0.5',
    width: '2',
    height: '2',
    removed_background: true,
  },
]
