/** Texts of the front page. */

export const hero = 'Cut exactly where you say.'
export const lead =
  'Stickers, labels, decals and signs in your size and shape. See the price as you type, the cut line on your own artwork, and get exactly that.'
export const makeSticker = 'Make a sticker'
export const uploadArtwork = 'Upload artwork'
export const howItWorks = 'How it works'

export const inShort = 'At a glance'
export const quantityOf = (quantity: string, name: string) => `${quantity} ${name.toLowerCase()}`
export const noMinimum = 'no minimum on most products'
export const orderOne = 'Order just one'
export const untilShipped = 'until they ship'
export const beforeOrder = 'before you order'
export const seeProof = 'See your proof'

export const mostPopular = 'Our most popular products'
export const shopByCategory = 'Shop by category'

export const steps = [
  {
    title: 'Choose your product',
    text: 'Pick material, size and quantity. The price updates as you go and tells you when more pieces cost less.',
  },
  {
    title: 'Upload and place your artwork',
    text: 'PNG, JPEG, SVG or PDF. You see the cut line, bleed, safe area and sharpness on your own artwork.',
  },
  {
    title: 'Review your proof',
    text: 'Your proof comes from the same file we print and cut from. Then we print, cut and pack your order.',
  },
] as const
