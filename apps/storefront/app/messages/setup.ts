import { includingTax } from './parts.tsx'

/** Texts of the setup page. */

export const updatePrice = 'Update price'
export const uploadYourArtwork = 'Upload your artwork'
export const uploadArtwork = 'Upload artwork'
export const showProblems = 'Show what needs your attention'
export const noPrice = 'We couldn’t get the price.'
export const tryAgain = 'Try again'
/** Link to a design tool. */
export const designYourOwn = 'Design your own'
export const design = 'Design'

export const changedElsewhere = 'Changed in another tab. Load it?'
export const loadIt = 'Load it'
export const keepThis = 'Keep this one'

export const cutLine = ' cut line'
export const pictureOf = (name: string, material: string | undefined, wide: string, high: string) =>
  `${name} on ${material ?? 'its material'}, ${wide} wide and ${high} high`
export const pictures = 'Pictures'
export const yourSize = 'Your size'
export const yourSizeAndMaterial = 'Your size and material'
export const things = {
  dime: 'a dime',
  cent: 'one cent',
  businessCard: 'a business card',
  letterPaper: 'a sheet of letter paper',
  a4: 'a sheet of A4',
} as const
export const toScale = 'to scale'
export const thingToScale = (thing: string) => `${thing} to scale`

export const material = 'Material'
export const onBackorder = 'on backorder'
export const color = 'Color'
export const lamination = 'Lamination'

export const size = 'Size'
export const sizeUnit = (unit: string) => `width × height, ${unit}`
export const customSize = 'Custom'
export const sides = { width: 'Width', height: 'Height' } as const
export const sidesKeepRatio = 'Width and height keep their proportions.'

export const variableData = 'Numbers and names'
export const variableDataHint =
  'Each piece gets its own. Leave a spot for it in your artwork, and say where in the notes for the print team. The quantity follows your list.'
export const allTheSame = 'All the same'
export const numberRange = 'Number range'
export const commaList = 'Comma-separated list'
export const rangeFrom = 'From'
export const rangeTo = 'To'
export const listValues = 'Values, separated by commas'

export const quantity = 'Quantity'
export const priceByQuantity = 'Price by quantity'
export const each = 'Each'
/** `Total incl. VAT` where prices include tax. CUR-9. */
export const total = (tax?: string) => (tax === undefined ? 'Total' : `Total${includingTax(tax)}`)
export const saving = 'You save'
export const savingPercent = (percent: number) => `${percent}%`
export const seeMore = 'See more'
export const seeLess = 'See less'

export const border = 'Border'
export const borderHint = (width: string) => `About ${width} left blank around your artwork.`
export const cut = 'Cut'
export const flexCut = 'Flex cut'
export const flexCutHelp = 'Cut along the contour of your artwork, not square.'
export const reverseCut = 'Reverse cut'
export const reverseCutHelp = {
  film: 'For the inside of a window: cut mirrored, so that it reads from outside.',
  cling: 'For the inside of a window: the print faces the glass and reads from outside.',
  print: 'For the inside of a window: the print faces the adhesive and reads from outside.',
} as const
export const whiteBorderHint = (width: string) => `About ${width} of white ink around your artwork.`
export const bareBorderHint = (width: string) =>
  `About ${width} left blank around your artwork. Without white ink the bare material shows there.`

export const extras = 'Extras'
export const none = 'None'
export const chooseOne = 'Choose one'
export const included = 'included'
export const free = 'free'
export const retailPackaging = 'Retail packaging'

export const useInstead = (what: string) => `Use ${what}`
export const chooseInstead = (option: string) => `Choose ${option}`
export const takeItOff = 'Remove it'
export const fixIt = 'Fix it'
export const theDefault = 'the default'
