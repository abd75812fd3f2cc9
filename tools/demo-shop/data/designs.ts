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

/** His next design around it, with an element of every kind; cut along a contour, so it can't be ordered. */
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
      ...{ text: 'CAMP DOG', font: 'font-bebas-neue', size: 0.4, fill: inColor('color-plum') },
    }),
    elementOf('code', {
      ...{ id: 'link', side, x: 1.2, y: 2.5, width: 0.4, height: 0.4, z: 5 },
      data: 'https://kisscut.example/camp-dog',
    }),
  ],
}

/** Ana's badge: an artist's moth under a word bent along the cut, on holographic film. */
const MOTH_PRODUCT = { width: 2.953, height: 2.953, shape: 'circle' as const }
export const MOTH_DESIGN: Design = {
  ...uploadDesign(MOTH_PRODUCT, null),
  elements: [
    elementOf('marketplace', {
      ...{ id: 'moth', side, x: 0.65, y: 0.75, width: 1.65, height: 1.65 },
      artwork: 'night-moth',
    }),
    elementOf('shape', {
      ...{ id: 'ring', side, x: 0.15, y: 0.15, width: 2.653, height: 2.653, z: 1 },
      ...{ shape: 'circle', stroke: { ...inColor('color-plum'), width: 20 } },
    }),
    elementOf('text', {
      ...{ id: 'word', side, x: 0.4, y: 0.35, width: 2.153, height: 0.45, z: 2 },
      ...{ text: 'NACHTFALTER', font: 'font-figtree', size: 0.25, fill: inColor('color-plum') },
      ...{ tracking: 80, bend: { kind: 'arc', degrees: 120 } },
    }),
    elementOf('clipart', {
      ...{ id: 'star', side, x: 1.35, y: 2.4, width: 0.25, height: 0.25, z: 3 },
      ...{ clipart: 'star-01', regions: { 'star-01-star': inColor('color-butter') } },
    }),
  ],
}

/** Cora's label for a roll: her logo, the contents, and the bar code for the stores. */
const LABEL = { width: 3, height: 2, shape: 'rounded_corner' as const }
const logo = elementOf('upload', { id: UPLOAD_ELEMENT, side, x: 0.2, y: 0.2, width: 1, height: 1 })
export const TREATS_DESIGN: Design = ((printed: Design) => ({
  ...printed,
  elements: [
    ...printed.elements,
    elementOf('text', {
      ...{ id: 'name', side, x: 1.3, y: 0.2, width: 1.5, height: 0.4, z: 1 },
      ...{ text: 'Oat & Apple', font: 'font-bebas-neue', size: 0.32, fill: inColor('color-deep-sea') },
    }),
    elementOf('text', {
      ...{ id: 'inside', side, x: 1.3, y: 0.65, width: 1.5, height: 0.5, z: 2 },
      ...{ text: 'Oats, apples, honey\nNet 8 oz (227 g)', font: 'font-figtree', size: 0.13 },
      ...{ alignment: 'left', fill: inColor('color-ink') },
    }),
    elementOf('code', {
      ...{ id: 'ean', side, x: 1.3, y: 1.2, width: 1.25, height: 0.65, z: 3, maintainProportion: false },
      ...{ code: { type: 'bar', barcode: 'ean13' }, data: '4006381333931', color: inColor('color-ink') },
    }),
  ],
}))(
  uploadDesign(LABEL, {
    file: 'demo-upload-logo',
    pixels: { width: 600, height: 600 },
    placement: placementOfElement(logo),
  }),
)

/** Her tool tags, numbered from a range. */
const TAG = { width: 2, height: 1, shape: 'rounded_corner' as const }
export const TAG_DESIGN: Design = {
  ...uploadDesign(TAG, null),
  elements: [
    elementOf('code', {
      ...{ id: 'link', side, x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
      ...{ data: 'https://treats.example/tools', color: inColor('color-ink') },
    }),
    elementOf('text', {
      ...{ id: 'number', side, x: 1, y: 0.3, width: 0.9, height: 0.4, z: 1 },
      ...{ text: 'Number Range', font: 'font-bebas-neue', size: 0.24, fill: inColor('color-ink') },
      ...{ symbol: 'number_range', symbolName: 'Tag', symbolRangeStart: 'CT-001', symbolRangeEnd: 'CT-250' },
    }),
  ],
}
