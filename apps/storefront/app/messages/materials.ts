/** Texts of the materials page and of the size guide. */

export const title = 'Materials'
export const text =
  'Everything we print and cut, side by side: how it looks, how it sticks, and what it is made for.'
export const description =
  'Vinyl, film, label stock, magnet and sign materials compared: adhesive, lamination, smallest and largest size, uses and prices.'
export const adhesive = 'Adhesive'
export const sizes = 'Sizes'
export const between = (smallest: string, largest: string) => `${smallest} to ${largest}`
export const lamination = 'Lamination'
export const laminations = { none: 'None', gloss: 'Gloss', matte: 'Matte' } as const
export const colors = 'Colors'
export const usedFor = 'Used for'
export const price = 'Price'
export const pieces = (quantity: string, product: string, size: string) =>
  `for ${quantity} (${product}, ${size})`
/** Link to the product that shows the materials: `Order the sample pack`. */
export const order = (name: string) => `Order the ${name}`
export const onBackorder = 'On backorder'
export const noLimit = 'Any'

export const sizeTitle = 'Size guide'
export const sizeText = 'See how large your sticker will be, at true size.'
export const sizeDescription =
  'Common sticker and label sizes at true size on your screen, calibrated with a bank card, and compared with everyday things.'
export const calibrate = 'Set your screen'
export const calibrateText =
  'Screens differ. Hold a bank card against the one below and make it larger or smaller until both match.'
export const card = 'Bank card, 85.6 × 54 mm'
export const much = { smaller: 'Much smaller', larger: 'Much larger' } as const
export const little = { smaller: 'A little smaller', larger: 'A little larger' } as const
export const startOver = 'Start over'
export const atTrueSize = 'Sizes'
export const things: Readonly<Record<string, string>> = {
  '1': 'a quarter',
  '1.5': 'a ping-pong ball',
  '2': 'a small jar lid',
  '2.5': 'a tennis ball',
  '3': 'a baseball',
  '4': 'a drinks coaster',
  '3.5x2': 'a business card',
}
export const about = (thing: string) => `About as large as ${thing}`
