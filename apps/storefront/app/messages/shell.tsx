import type { ReactNode } from 'react'

/** Texts around every page: head, header, footer, tiles, search field and the pages of errors. */

export const shopName = 'Kisscut'
export const logo = 'kisscut'
/** Title of a page in the browser's tab. */
export const titled = (page: string) => `${page} · ${shopName}`
export const shopTitle = 'Kisscut: stickers, labels, decals and signs, cut where you say'
export const shopDescription =
  'Custom stickers and labels in your size and shape. See the price as you type and the cut line on your own artwork.'

export const skipToContent = 'Skip to content'
export const homeLink = 'Kisscut, home'
export const home = 'Home'
export const shop = 'Shop'
export const menu = 'Menu'
export const shopMenu = 'Shop, menu'
export const breadcrumb = 'Breadcrumb'
export const signIn = 'Sign in'
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
  'There’s nothing at this address. All that’s left is the backing sheet. Search by name, or pick a category:'
export const backToShop = 'Back to the shop'

export const failedTitle = 'Something went wrong'
export const failed = 'The knife slipped'
export const failedText =
  'Something went wrong on our end. Your cart and artwork are safe. Please try again; we’ve logged what happened.'
export const tryAgain = 'Try again'
