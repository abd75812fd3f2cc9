/** Texts of the retouching operations. */

export const retouch = 'Retouch'
export const removeBackground = 'Remove background'
export const crop = 'Crop'
export const vectorize = 'Vectorize'
export const original = 'Back to the original'
export const stop = 'Stop'

/** The status line during an operation. */
export const progress = {
  background: 'Removing the background…',
  vectorize: 'Vectorizing…',
  crop: 'Cropping…',
  page: 'Loading the page…',
  original: 'Restoring the original…',
} as const

export const tolerance = 'Tolerance'
export const toleranceHint = 'Higher values remove more of the colors close to the background.'

export const vectorizeHint = 'We redraw it in flat colors so it prints sharp at any size.'
export const colors = 'Colors'
export const vectorizeFree = 'Vectorize for free'
export const vectorizeFor = (price: string) => `Vectorize for ${price}`
export const vectorizeCharge = 'One-time charge. Go back to the original and it’s removed.'

export const ratio = 'Ratio'
export const ratios = { free: 'Free', original: 'Original' } as const
export const cancel = 'Cancel'
export const cropToPart = 'Crop to this part'
export const croppedPart = 'Area to keep'
export const left = 'Left'
export const top = 'Top'
export const width = 'Width'
export const height = 'Height'
export const pixels = 'px'
/** Clockwise from the top left. */
export const corners = [
  'Top left corner',
  'Top right corner',
  'Bottom right corner',
  'Bottom left corner',
] as const

export const pageOrArtboard = 'Page or artboard'
export const page = 'Page'
export const pageOf = (at: number, pages: number) => `Page ${at} of ${pages}`
export const ofPages = (pages: number) => `of ${pages}`
export const printPage = 'Print this page'
