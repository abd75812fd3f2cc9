import { elementOf, emptyDesign, type Design, type TextItem } from '@kisscut/artwork/design'

/** Designs for the tests of this folder. */
export const side = 'front'

export const text = (more: Partial<TextItem> = {}) =>
  elementOf('text', {
    ...{ id: 't', side, font: 'oswald', text: 'Honey', size: 0.5 },
    ...{ x: 1, y: 1, width: 1.2, height: 0.7, ...more },
  })

export const square = (id: string, x: number, z: number, more = {}) =>
  elementOf('shape', { id, side, x, y: 1, width: 0.5, height: 0.5, z, ...more })

export const withText = (more: Partial<TextItem> = {}): Design => ({
  ...emptyDesign(4, 3),
  elements: [text(more)],
})

/** Three of one size in a row, at unequal distances. */
export const squares: Design = {
  ...emptyDesign(4, 3),
  elements: [square('a', 0.5, 0), square('b', 1.4, 1), square('c', 3, 2)],
}
