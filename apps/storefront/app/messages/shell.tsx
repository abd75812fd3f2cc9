import type { ReactNode } from 'react'

/** Texts around every page: head, header, footer, tiles, search field and the pages of errors. */

export const shopName = 'Kisscut'
export const logo = 'kisscut'
/** Title of a page in the browser's tab. */
export const titled = (page: string) => `${page} · ${shopName}`
export const shopTitle = 'Kisscut: stickers, labels, decals and signs, cut where you say'
export const shopDescription =
  'Stickers and labels in your size and shape. See the price as you type and the cut line as you draw.'

export const skipToContent = 'Skip to content'
export const homeLink = 'Kisscut, home'
export const home = 'Home'
export const shop = 'Shop'
export const menu = 'Menu'
export const shopMenu = 'Shop, menu'
export const breadcrumb = 'Breadcrumb'
export const cart = 'Cart'
export const productsInCart = (count: number) => (count === 1 ? ' product' : ' products')

export const footer = 'Footer'
export const help = 'Help'
export const aboutShop =
  'Stickers, labels, decals and signs, printed and cut by people who cut vinyl for a living.'

export const search = 'Search'
export const searchShop = 'Search the shop'
export const searchExample = 'Product, material, use'
export const popularProducts = 'Popular products'

export const quantityFor = (quantity: string, price: ReactNode) => (
  <>
    {quantity} for {price}
  </>
)
export const businessDays = (days: number) => `${days} business ${days === 1 ? 'day' : 'days'}`
export const shipsIn = (days: number) => `Ships in ${businessDays(days)}`

export const notFoundTitle = 'Page not found'
export const notFound = 'This one has been peeled off'
export const notFoundText =
  'There is nothing at this address anymore, or there never was. The backing sheet is all that is left. Look for it by name, or pick a category:'
export const backToShop = 'Back to the shop'

export const failedTitle = 'Something went wrong'
export const failed = 'The knife slipped'
export const failedText =
  'Something went wrong on our side while making this page. Your cart and your artwork are safe. Trying again often helps; if it doesn’t, we have a note of what happened.'
export const tryAgain = 'Try again'
