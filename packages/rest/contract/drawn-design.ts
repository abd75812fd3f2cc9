import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'

export const CUSTOM = '/custom/api/v1/custom/'
export const LABEL = {
  template: 'roll-labels',
  material: 'white-bopp',
  width: '3',
  height: '2',
  quantity: 100,
}

/** A die-cut sticker. */
export const STICKER = {
  template: 'die-cut-stickers',
  material: 'white-vinyl',
  width: '3',
  height: '3',
  quantity: 50,
}

export const side = 'front'
export const inColor = (colorId: string) => ({ colorId, customColor: null })

/** A label of a honey maker, with an element of every kind. */
export const labelWith = (file: string): Design => {
  const bare = emptyDesign(3, 2)
  const shape = {
    ...bare.sides[0]!.shape,
    ...{ clipType: 'rounded_corner' as const, fill: inColor('color-butter') },
    border: { ...inColor('color-ink'), width: 20, margin: 60 },
  }
  const at = (x: number, y: number, width: number, height: number, z: number) => ({
    side,
    x,
    y,
    width,
    height,
    z,
  })
  return {
    ...bare,
    sides: [{ ...bare.sides[0]!, shape }],
    elements: [
      elementOf('shape', {
        ...{ id: 'disc', ...at(0.25, 0.25, 0.8, 0.8, 0), shape: 'circle', fill: inColor('color-plum') },
      }),
      elementOf('clipart', {
        id: 'deer',
        ...at(0.4, 0.4, 0.5, 0.5, 1),
        clipart: 'deer',
        regions: { 'deer-antlers': inColor('color-butter') },
      }),
      elementOf('text', {
        ...{
          id: 'name',
          ...at(1.2, 0.25, 1.5, 0.4, 2),
          text: 'Field Honey',
          font: 'font-bebas-neue',
          size: 0.4,
        },
        ...{ fill: inColor('color-ink') },
      }),
      elementOf('marketplace', { id: 'moth', ...at(1.2, 0.8, 0.5, 0.5, 3), artwork: 'night-moth' }),
      elementOf('clip_mask', { id: 'mask', ...at(1.25, 0.85, 0.4, 0.4, 3), element: 'moth' }),
      elementOf('upload', {
        id: 'logo',
        ...at(0.3, 1.2, 0.6, 0.4, 4),
        file,
        pixels: { width: 600, height: 400 },
      }),
      elementOf('code', {
        id: 'link',
        ...at(1.9, 0.85, 0.8, 0.8, 5),
        data: 'https://honey.example/jar',
        color: inColor('color-ink'),
      }),
    ],
  }
}
