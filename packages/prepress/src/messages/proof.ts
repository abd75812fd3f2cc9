/** Texts of the page a customer approves. */

export const title = (version: number, number: string) => `${proof(version)} of ${number}`
export const proof = (version: number) => `Proof ${version}`
export const numberFor = (number: string, customer: string) => `${number} · for ${customer}`

export const trueSize = 'Shown at actual size'
export const ofItsSize = (percent: number) => `Shown at ${percent}% of actual size`

/** Legend of the lines around the product. */
export const lines = {
  cut: 'Cut line',
  sticker: 'Kiss cut',
  bleed: 'Bleed: printed, then cut away',
  tear: 'Tear line',
  safe: 'Safe area: keep text inside',
} as const

export const material = 'Material'
export const quantity = 'Quantity'
export const artwork = 'Artwork'
export const inks = 'Inks'
export const finishing = 'Finishing'
export const noFinishing = 'None'
export const cutOnly = 'None: cut only'
export const vectors = 'Vectors'
export const vectorsAtDpi = (dpi: number) => `Vectors, printed at ${dpi} dpi`
export const atDpi = (dpi: number) => `${dpi} dpi at this size`
/** Artwork with a higher resolution than the press. */
export const finerThanPress = (dpi: number, press: number) => `${dpi} dpi, printed at ${press} dpi`
export const mirrored = (kind: string) => `${kind}, printed mirrored`
export const noInk = 'None: nothing is printed'
export const filmColors = (count: number) => (count === 1 ? 'Film color' : 'Film colors')
export const cmyk = 'CMYK'
export const cmykAndWhite = 'CMYK and white'

export const checked = 'What we checked'
export const nothingToFix = 'Nothing to fix. This artwork is ready to print.'
export const readyToCut = 'Nothing to fix. This artwork is ready to cut.'
export const moreInShop = (more: number) => `And ${more} more, in the shop.`

export const approval = 'Your approval'
export const printAsShown = 'Print it as shown'
export const printWithChanges = 'Print it with these changes:'
export const cutAsShown = 'Cut it as shown'
export const cutWithChanges = 'Cut it with these changes:'
export const signed = ['Name', 'Date', 'Signature'] as const
export const aboutColors =
  'Colors are shown as our inks print them; every screen shows them a little differently.'

export const aboutFilms = 'Film colors look a little different on every screen; nothing is printed on them.'

export const back = 'Back'
export const sideOf = (product: string, side: string) => `${product}: ${side.toLowerCase()}`
