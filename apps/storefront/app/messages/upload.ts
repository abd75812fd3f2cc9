/** Texts of the upload page, with and without scripts. */

export const description = 'Your artwork on its cut line, with bleed and safe area.'
export const yourArtwork = 'Your artwork'
export const design = 'Design'
export const proceed = 'Continue'
export const addArtwork = 'Add your artwork to continue.'
export const onDieLine = (file: string) => `${file} inside its cut line`
export const emptyDieLine = 'The cut line, with no artwork yet'

export const changeFile = 'Change file'
export const fileTooLarge = 'The file is larger than 50 MB. Please send a smaller one.'
export const fileKinds = 'PNG, JPEG, WebP, TIFF, SVG or PDF, up to 50 MB.'
export const upload = 'Upload'
export const removeFile = 'Remove file'
export const vectorArtwork = 'Vector artwork'
export const pixels = (width: number, height: number) => `${width} × ${height} pixels`
export const fileIs = (size: string) => `Your file is ${size}.`
export const fileWithBleed = (size: string, bleed: string) => `Your file is ${size} with ${bleed} of bleed.`
export const fileCut = (size: string) => `Your file is cut along its own line, ${size}.`
export const orderFileSize = (size: string, price: string) => `Order ${size} for ${price}`
export const cutLine = 'Cut line'
export const useCutLine = 'Use this cut line'
export const placement = 'Placement'
export const fit = 'Fit'
export const fill = 'Fill'
export const offset = (most: string, unit: string) => `Offset, 0 to ${most} ${unit}`
export const smoothness = (most: number) => `Smoothness, 0 to ${most} percent`
export const holes = 'Holes'

export const pageOrArtboard = 'Page or artboard'
export const pageUpTo = (pages: number) => `Page or artboard, 1 to ${pages}`
export const page = (number: number) => ` Page ${number}`
export const printPage = 'Print this page'
export const tolerance = 'Tolerance, 1 to 100'
export const removeBackground = 'Remove background'
export const colors = (least: number, most: number) => `Colors, ${least} to ${most}`
export const vectorize = 'Vectorize'
export const vectorizeFor = (price: string) => `Vectorize for ${price}`
export const crop = 'Crop, in percent of the picture'
export const fromLeft = 'From the left'
export const fromTop = 'From the top'
export const width = 'Width'
export const height = 'Height'
export const cropToPart = 'Crop to this part'
export const original = 'Back to the original'

export const template = 'Artwork template for this size'
