import { emptyDesign, elementOf, reshape, type Element, type ElementKind } from '@kisscut/artwork/design'
import { designScene } from '@kisscut/artwork/design-scene'
import { exact, type Section } from '../entry.ts'
import type { Studio } from '../studio.ts'
import { tile } from '../tile.ts'
import { textElement } from './text-element.ts'

const SIDE = { side: 'front' } as const
const paint = (customColor: string) => ({ colorId: null, customColor })

/** One element of each kind, on a card of 3 × 2.25 inches. A missing kind is a type error. */
const ELEMENTS: Readonly<
  Record<ElementKind, { readonly shows: string; readonly on: (studio: Studio) => readonly Element[] }>
> = {
  text: {
    shows: 'Lettering, shaped and outlined',
    on: (studio) => [
      textElement(
        studio,
        { font: 'lobster', text: 'Field Honey', size: 0.55, fill: paint('#b3541e') },
        1.5,
        1.1,
      ),
    ],
  },
  clipart: {
    shows: 'A drawing of the shop’s own',
    on: () => [
      elementOf('clipart', { ...SIDE, id: 'a', x: 0.6, y: 0.225, width: 1.8, height: 1.8, clipart: 'pizza' }),
    ],
  },
  upload: {
    shows: 'A shopper’s file, turned by eight degrees',
    on: () => [
      elementOf('upload', {
        ...SIDE,
        id: 'a',
        x: 0.6,
        y: 0.225,
        width: 1.8,
        height: 1.8,
        rotation: 8,
        file: 'ramen-cat',
      }),
    ],
  },
  marketplace: {
    shows: 'An artist’s artwork, mirrored',
    on: () => [
      elementOf('marketplace', {
        ...SIDE,
        id: 'a',
        x: 0.6,
        y: 0.225,
        width: 1.8,
        height: 1.8,
        invertX: true,
        artwork: 'astro-frog',
      }),
    ],
  },
  code: {
    shows: 'A QR code as one vector path',
    on: () => [
      elementOf('code', {
        ...SIDE,
        id: 'a',
        x: 0.75,
        y: 0.375,
        width: 1.5,
        height: 1.5,
        data: 'https://kisscut.example',
      }),
    ],
  },
  shape: {
    shows: 'A drawn path with fill and stroke',
    on: () => [
      elementOf('shape', {
        ...SIDE,
        id: 'a',
        x: 0.6,
        y: 0.225,
        width: 1.8,
        height: 1.8,
        shape: 'custom_path',
        path: STAR,
        fill: paint('#f2b705'),
        stroke: { ...paint('#1b1917'), width: 40 },
      }),
    ],
  },
  clip_mask: {
    shows: 'An upload cut out by a circle',
    on: () => [
      elementOf('upload', { ...SIDE, id: 'a', x: 0.3, y: 0.0, width: 2.4, height: 2.4, file: 'ramen-cat' }),
      elementOf('clip_mask', {
        ...SIDE,
        id: 'm',
        x: 0.7,
        y: 0.325,
        width: 1.6,
        height: 1.6,
        element: 'a',
        mask: CIRCLE,
      }),
    ],
  },
}

/** In fractions of its box. */
const STAR = Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 === 0 ? 0.5 : 0.22
  const angle = (i * Math.PI) / 5
  return `${i === 0 ? 'M' : 'L'}${(0.5 + radius * Math.sin(angle)).toFixed(4)} ${(0.5 - radius * Math.cos(angle)).toFixed(4)}`
})
  .join('')
  .concat('Z')
const CIRCLE = 'M0 0.5A0.5 0.5 0 0 1 1 0.5A0.5 0.5 0 0 1 0 0.5Z'

export const elements: Section = {
  title: 'Elements',
  description: 'Everything a design can hold, as `designScene` draws it for the preview.',
  entries: Object.entries(ELEMENTS).map(([kind, { shows, on }]) =>
    exact(`element-${kind}.svg`, kind, 'designScene', shows, (studio) => {
      const card = reshape('front', { clipType: 'rounded_corner', clipRadius: 6 }).apply(emptyDesign(3, 2.25))
      return tile(
        designScene({ ...card, elements: on(studio) }, 'front', 'white', 'preview', studio.resources)!,
      )
    }),
  ),
}
