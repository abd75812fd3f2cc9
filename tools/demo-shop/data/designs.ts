import {
  elementOf,
  placementOfElement,
  UPLOAD_ELEMENT,
  UPLOAD_SIDE,
  uploadDesign,
  type Design,
} from '@kisscut/artwork/design'

const side = UPLOAD_SIDE
const inColor = (colorId: string) => ({ colorId, customColor: null })
const PRODUCT = { width: 3, height: 3, shape: 'contour' as const }

const paw = elementOf('upload', { id: UPLOAD_ELEMENT, side, x: 0.25, y: 0.25, width: 2.5, height: 2.5 })

/** Ben's dog sticker: the paw print he uploaded. */
export const PAW_DESIGN: Design = uploadDesign(PRODUCT, {
  file: 'demo-upload',
  pixels: { width: 600, height: 600 },
  placement: placementOfElement(paw),
})

/** What he draws around it next, with an element of every kind; it can't be ordered yet. */
export const CAMP_DESIGN: Design = {
  ...PAW_DESIGN,
  elements: [
    elementOf('shape', {
      ...{ id: 'badge', side, x: 0.1, y: 0.1, width: 2.8, height: 2.8 },
      ...{ shape: 'circle', fill: inColor('color-fern'), stroke: { ...inColor('color-plum'), width: 5 } },
    }),
    elementOf('marketplace', {
      ...{ id: 'moth', side, x: 0.2, y: 0.2, width: 0.9, height: 0.9, z: 1 },
      artwork: 'night-moth',
    }),
    elementOf('clip_mask', {
      ...{ id: 'moth-mask', side, x: 0.25, y: 0.25, width: 0.8, height: 0.8, z: 1 },
      element: 'moth',
    }),
    elementOf('clipart', {
      ...{ id: 'deer', side, x: 1.9, y: 0.2, width: 0.9, height: 0.9, z: 2 },
      ...{ clipart: 'deer', regions: { 'deer-antlers': inColor('color-plum') } },
    }),
    ...PAW_DESIGN.elements.map((element) => ({ ...element, x: 0.9, y: 1, width: 1.2, height: 1.2, z: 3 })),
    elementOf('text', {
      ...{ id: 'name', side, x: 0.4, y: 2.2, width: 2.2, height: 0.4, z: 4 },
      ...{ text: 'CAMP DOG', font: 'font-oswald', size: 0.4, fill: inColor('color-plum') },
    }),
    elementOf('code', {
      ...{ id: 'link', side, x: 1.2, y: 2.5, width: 0.4, height: 0.4, z: 5 },
      data: 'https://kisscut.example/camp-dog',
    }),
  ],
}
