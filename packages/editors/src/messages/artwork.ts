/** Texts of the artwork tools: checks, placement, saving. */

export const beforePrinting = 'Before printing'
export const stillChecking = 'We’re still checking your artwork.'
export const show = 'Show'
export const showOnCanvas = (check: string) => `Show on the canvas: ${check}`
export const fixes = { fit: 'Fit to size', fill: 'Fill the shape' } as const
/** Placements that leave a margin blank, by the finding they fix. */
export const leaving: Readonly<Record<string, string>> = {
  'artwork.covers-border': 'Leave the border blank',
  'cut.sticker-at-edge': 'Leave room to cut',
}
export const setOffset = (offset: string) => `Set the offset to ${offset}`
export const orderSize = (size: string) => `Order ${size}`
export const fixOf = (fix: string, check: string) => `${fix}: ${check}`

export const findingsOnCanvas = 'Notes on the canvas'
export const previousFinding = 'Previous note'
export const nextFinding = 'Next note'
export const findingOf = (at: number, count: number) => `${at} of ${count}`
export const findingShown = (at: number, count: number, check: string) =>
  `${at} of ${count}, shown on the canvas: ${check}`

export const vectorResolution = 'Vector artwork: sharp at any size.'
export const resolution = {
  good: (dpi: number) => `${dpi} dpi prints sharp.`,
  soft: (dpi: number, good: number) => `${dpi} dpi prints well. Aim for ${good} dpi.`,
  low: (dpi: number, good: number) => `${dpi} dpi may look soft. Aim for ${good} dpi.`,
  unprintable: (dpi: number) => `${dpi} dpi will print blurry. In the next step you choose how we handle it.`,
} as const
export const offProduct = 'Your artwork is outside the product.'
export const outsideSafeArea = (margin: string) =>
  `Part of your artwork is too close to the cut line (under ${margin}) and could be cut into.`
export const noBleed = (bleed: string) =>
  `The artwork stops at the cut line in places. Extend it ${bleed} past the line so no white edge shows.`
export const coversBorder = 'Your artwork covers part of the border that should stay blank.'
export const leavesBlank = (blank: string) =>
  `Your artwork leaves ${blank} of the shape blank. Fill the shape?`
export const pastCutLine = 'Your artwork fills the shape past the cut line.'
export const insideCutLine = 'Everything is safely inside the cut line.'
export const findingOutline = 'Finding the outline of your artwork…'
export const nothingSolid = 'Nothing in your artwork is solid enough to cut around. Choose another shape.'
export const cutTooLarge = 'The cut line is larger than the size you chose.'
export const cutOutside = 'Part of the cut is outside the size you ordered. Move the artwork inside.'
export const cutSmaller = (finished: string, ordered: string) =>
  `This cut comes out at ${finished}, smaller than the ${ordered} you ordered.`
export const cutAllAround = 'The cut line follows your artwork all the way around.'

export const placeArtwork = 'Place the artwork'
export const placement = 'Placement'
export const fit = 'Fit'
export const fill = 'Fill'
export const center = 'Center'
export const rotateQuarter = 'Rotate by 90°'
export const left = 'Left'
export const top = 'Top'
export const width = 'Width'
export const height = 'Height'
export const rotation = 'Rotation'

export const contour = 'Contour'
export const offset = 'Offset'
export const smoothness = 'Smoothness'
export const percent = (share: number) => `${share}%`
export const cutHolesOut = 'Cut out the holes'

/** Descriptions of keys; lengths in the shopper's unit. */
export const keys = (step: string, far: string) =>
  [
    ['Arrows', `move by ${step}; with Shift by ${far}`],
    ['[ and ]', 'rotate by 1°; with Shift by 15°'],
    ['+ and −', 'larger and smaller'],
    ['Z', 'zoom in; with Shift, out'],
    ['0 and 1', 'zoom to fit; actual size'],
    ['N', 'next note; with Shift, the previous one'],
    ['Space', 'hold and drag to pan'],
    ['Ctrl Z', 'undo; with Shift, redo'],
    [
      'Touch',
      'on the artwork, one finger moves it and two scale and rotate it; beside it, one scrolls and two zoom',
    ],
  ] as const

export const notSavedYet = 'Not saved yet. Trying again…'
export const saved = 'Saved'
export const saving = 'Saving…'
