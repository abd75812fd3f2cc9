import type { ReactNode } from 'react'

/** Texts of the shell: head, header, footer, tiles, search field and error pages. */

/** Title in the browser's tab; without the shop's name where nothing could be loaded. */
export const titled = (page: string, shop = '') => (shop === '' ? page : `${page} · ${shop}`)

export const skipToContent = 'Skip to content'
export const home = 'Home'
export const homeLink = (shop: string) => `${shop}, home`
export const shop = 'Shop'
export const menu = 'Menu'
export const shopMenu = 'Shop, menu'
export const breadcrumb = 'Breadcrumb'
export const signIn = 'Sign in'
export { myDesigns } from './parts.tsx'
export const cart = 'Cart'
export const productsInCart = (count: number) => (count === 1 ? ' product' : ' products')

export const footer = 'Footer'
export const help = 'Help'
/** Note about the tax in all prices. CUR-9. */
export const pricesIncludeTax = (tax: string) => `All prices include ${tax}.`
export const contact = 'Contact'

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
export const busy = 'We’re busy'
export const busyText =
  'Too much is waiting for us to show this page right now. Please try again in a few seconds.'
export const tryAgain = 'Try again'

export const preferences = 'Sizes and prices in'
export const sizesIn = 'Sizes in'
export const pricesIn = 'Prices in'
export const apply = 'Apply'
export const UNIT_NAMES = [
  ['in', 'Inches'],
  ['mm', 'Millimeters'],
  ['cm', 'Centimeters'],
] as const
/** Created once, because it is slower than rendering a tile. */
const currencyNames = new Intl.DisplayNames(['en'], { type: 'currency' })
/** `Euro (EUR)`. */
export const currencyName = (code: string): string => `${currencyNames.of(code) ?? code} (${code})`
