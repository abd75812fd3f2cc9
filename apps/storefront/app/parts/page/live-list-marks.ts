/** Marks a list whose form and links are followed without leaving the page. */
export const LIVE_LIST = 'data-live-list'

/** Marks a link of such a list that shows the same list in another way. */
export const IN_PLACE = 'data-in-place'

/** Marks a form that asks for a price by GET, whose price follows what is typed. */
export const LIVE_PRICE = 'data-live-price'

/** Marks what such a page says of the price. */
export const PRICED = 'data-priced'
